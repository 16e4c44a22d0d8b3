import { crc32 } from 'node:zlib';
import { orientationBlock, orientationOf } from './orientation.ts';

const SIGNATURE_LENGTH = 8;
/** Length, type and checksum of a chunk. */
const FRAME_LENGTH = 12;

/** Chunks that are the picture, or change how it looks (W3C PNG, third edition, part 11). */
const KEPT: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'hIST', 'pHYs', 'sPLT', 'sBIT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

function exifChunk(orientation: number): Buffer {
  const typed = Buffer.concat([Buffer.from('eXIf', 'latin1'), orientationBlock(orientation)]);
  const chunk = Buffer.alloc(typed.length + 8);
  chunk.writeUInt32BE(typed.length - 4, 0);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typed), typed.length + 4);
  return chunk;
}

/**
 * A PNG with the picture alone: no Exif, texts, times, chunks nobody knows, nor anything behind its end; of Exif the
 * orientation stays. The compressed data is not touched. `null` for what is no whole PNG.
 */
export function stripPng(file: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let orientation: number | null = null;
  let at = SIGNATURE_LENGTH;
  while (at + FRAME_LENGTH <= file.length) {
    const end = at + FRAME_LENGTH + file.readUInt32BE(at);
    if (end > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    if (kept.length === 0 && type !== 'IHDR') return null;
    if (type === 'eXIf') orientation ??= orientationOf(file.subarray(at + 8, end - 4));
    if (KEPT.has(type)) kept.push(file.subarray(at, end));
    at = end;
    if (type !== 'IEND') continue;
    const exif = orientation === null ? [] : [exifChunk(orientation)];
    return Buffer.concat([
      file.subarray(0, SIGNATURE_LENGTH),
      ...kept.slice(0, 1),
      ...exif,
      ...kept.slice(1),
    ]);
  }
  return null;
}
