/** How a photo is to be turned before it is shown: tag 0x0112 of Exif 2.32 (CIPA DC-008), part 4.6.4. */
const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_LENGTH = 12;
const LARGEST = 8;

/** Reads numbers of a TIFF block in its byte order; `null` for anything that is no TIFF block. */
function readerOf(tiff: Buffer) {
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const isLittle = order === 'II';
  return {
    short: (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)),
    long: (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)),
  };
}

/** The orientation that a TIFF block of Exif names, 2 to 8; `null` when it stands upright, or says nothing readable. */
export function orientationOf(tiff: Buffer): number | null {
  const read = readerOf(tiff);
  if (!read || tiff.length < 8) return null;
  const first = read.long(4);
  if (first + 2 > tiff.length) return null;
  const count = read.short(first);
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + index * ENTRY_LENGTH;
    if (entry + ENTRY_LENGTH > tiff.length) return null;
    if (read.short(entry) !== ORIENTATION) continue;
    const value = read.short(entry + 2) === SHORT ? read.short(entry + 8) : 1;
    return value > 1 && value <= LARGEST ? value : null;
  }
  return null;
}

/** A TIFF block that says nothing but the orientation. */
export function orientationBlock(orientation: number): Buffer {
  const block = Buffer.alloc(26);
  block.write('MM\0*', 'latin1');
  block.writeUInt32BE(8, 4);
  block.writeUInt16BE(1, 8);
  block.writeUInt16BE(ORIENTATION, 10);
  block.writeUInt16BE(SHORT, 12);
  block.writeUInt32BE(1, 14);
  block.writeUInt16BE(orientation, 18);
  return block;
}
