//! Nothing that anybody writes stops the reader, loses a line or takes long.
