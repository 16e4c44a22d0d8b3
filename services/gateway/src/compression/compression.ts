import zlib from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * For answers made per request, sent with `reply.compress`. Files and stored pages have compressed variants; answers of the
 * API pass through unchanged. Quality 5 takes about a millisecond a page; 11 would take fifty. Pages are compressed in
 * one go: as streams they took 1.4 times the processor time.
 */
export const COMPRESSION: FastifyCompressOptions = {
  global: false,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } },
  syncThreshold: 256 * 1024,
};
