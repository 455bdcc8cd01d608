#pragma once

#include <zlib.h>

/// inflateInit2, a macro that Swift does not import. Negative bits mean raw deflate, 31 means gzip.
static inline int czlib_inflate_init(z_stream *stream, int window_bits) {
  return inflateInit2(stream, window_bits);
}

/// deflateInit2 with zlib's own choice of level, memory and strategy.
static inline int czlib_deflate_init(z_stream *stream, int window_bits) {
  return deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY);
}
