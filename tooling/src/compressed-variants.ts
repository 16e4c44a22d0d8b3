import zlib from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Below this, in bytes, compressing costs more than it saves. */
const SMALLEST = 512;
/** From here on, in bytes, luck decides over hundreds of bytes: which of the ways to compress a file is the best changes with each hash in it. */
const LARGE = 100_000;

const { BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_MODE, BROTLI_MODE_FONT, BROTLI_MODE_GENERIC } = zlib.constants;
const WAYS = [BROTLI_MODE_GENERIC, BROTLI_MODE_FONT].flatMap((mode) =>
  [0, 20].map((block) => ({ [BROTLI_PARAM_MODE]: mode, [BROTLI_PARAM_LGBLOCK]: block })),
);

/** The content as small as Brotli makes it. */
function brotli(content: Buffer): Buffer {
  if (content.length < LARGE) return zlib.brotliCompressSync(content);
  const results = WAYS.map((params) => zlib.brotliCompressSync(content, { params }));
  return results.reduce((best, result) => (result.length < best.length ? result : best));
}

/** The compressed twins of a file by their names; none where compressing it is not worth while. */
export function compressedVariants(name: string, content: Buffer): [string, Buffer][] {
  if (!COMPRESSIBLE.test(name) || content.length < SMALLEST) return [];
  return [
    [`${name}.br`, brotli(content)],
    [`${name}.gz`, zlib.gzipSync(content, { level: 9 })],
  ];
}
