import zlib from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Below this, in bytes, compressing costs more than it saves. */
const SMALLEST = 512;
/** From here on, in bytes, luck decides over hundreds of bytes: which of the ways to compress a file is the best changes with each hash in it. */
const LARGE = 100_000;

const { BROTLI_MODE_FONT, BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_MODE, BROTLI_PARAM_NDIRECT } = zlib.constants;
/** Settings that each were the best for a script of this site at some time. */
const WAYS = [
  {},
  { [BROTLI_PARAM_LGBLOCK]: 17 },
  { [BROTLI_PARAM_LGBLOCK]: 20 },
  { [BROTLI_PARAM_MODE]: BROTLI_MODE_FONT },
  { [BROTLI_PARAM_MODE]: BROTLI_MODE_FONT, [BROTLI_PARAM_LGBLOCK]: 17 },
  { [BROTLI_PARAM_NDIRECT]: 8 },
  { [BROTLI_PARAM_NDIRECT]: 15 },
];

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
