import { crc32, deflateSync } from 'node:zlib';

/** A white JPEG of 4 by 2 points with a red one in the corner, as a program wrote it. */
export const whiteJpeg: Buffer = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNy',
    'wtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09P',
    'T09PT09PT09PT09PT09PT09PT09PT0//wAARCAACAAQDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EAB',
    'kQAQEBAAMAAAAAAAAAAAAAAAIBAwARMf/EABUBAQEAAAAAAAAAAAAAAAAAAAAB/8QAGBEAAwEBAAAAAAAAAAAAAAAA',
    'AAECETH/2gAMAwEAAhEDEQA/AEwAZ5nPMkAyQkzqSTyScJYWqdPX0//Z',
  ].join(''),
  'base64',
);

/** A segment of a JPEG. @param marker the byte behind 0xFF. */
export function jpegSegment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** A chunk of a PNG. */
export function pngChunk(type: string, payload: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), payload]);
  const chunk = Buffer.alloc(typed.length + 8);
  chunk.writeUInt32BE(payload.length, 0);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typed), typed.length + 4);
  return chunk;
}

const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A grey PNG of one point. @param extra chunks between its header and its picture. */
export const greyPng = (extra: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.from([0, 0x80]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);

/** A PNG that says it has so many points, and has none. */
export function pngOfSize(width: number, height: number): Buffer {
  const sized = Buffer.from(header);
  sized.writeUInt32BE(width, 0);
  sized.writeUInt32BE(height, 4);
  const nothing = pngChunk('IDAT', deflateSync(Buffer.alloc(0)));
  return Buffer.concat([signature, pngChunk('IHDR', sized), nothing, pngChunk('IEND', Buffer.alloc(0))]);
}

/** The JPEG with segments more behind its start. */
export const jpegWith = (extra: readonly Buffer[]): Buffer =>
  Buffer.concat([whiteJpeg.subarray(0, 2), ...extra, whiteJpeg.subarray(2)]);

const LATITUDE = 'N 53 28 50';

/**
 * A block of Exif as a phone writes it: how the photo is to be turned, and where it was taken.
 * @param order the byte order: `II` little end first, `MM` big end first.
 */
export function exifWithPlace(orientation: number, order: 'II' | 'MM'): Buffer {
  const isLittle = order === 'II';
  const block = Buffer.alloc(60);
  const short = (value: number, at: number) =>
    isLittle ? block.writeUInt16LE(value, at) : block.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? block.writeUInt32LE(value, at) : block.writeUInt32BE(value, at);
  block.write(order, 'latin1');
  short(42, 2);
  long(8, 4);
  short(2, 8);
  // The orientation, then where the GPS block is.
  short(0x0112, 10);
  short(3, 12);
  long(1, 14);
  short(orientation, 18);
  short(0x8825, 22);
  short(4, 24);
  long(1, 26);
  long(38, 30);
  short(0, 38);
  block.write(LATITUDE, 44, 'latin1');
  return block;
}

/** Part of a position that no stored file may contain. */
export const PLACE: string = LATITUDE;
