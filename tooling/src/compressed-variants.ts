import zlib from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Below this, in bytes, compressing costs more than it saves. */
const SMALLEST = 512;

/** The compressed twins of a file by their names; none where compressing it is not worth while. */
export function compressedVariants(name: string, content: Buffer): [string, Buffer][] {
  if (!COMPRESSIBLE.test(name) || content.length < SMALLEST) return [];
  return [
    [`${name}.br`, zlib.brotliCompressSync(content)],
    [`${name}.gz`, zlib.gzipSync(content, { level: 9 })],
  ];
}
