//! Cards whose names look like something else.
