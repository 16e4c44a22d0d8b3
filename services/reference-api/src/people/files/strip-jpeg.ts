import { orientationBlock, orientationOf } from './orientation.ts';

/** Markers of a JPEG (ITU-T T.81, annex B). */
const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const FIRST_APPLICATION = 0xe0;
const JFIF = 0xe0;
const EXIF = 0xe1;

const EXIF_NAME = 'Exif\0\0';
/** The length of a JFIF segment without a thumbnail (ITU-T T.871). */
const JFIF_LENGTH = 18;
/** What applications say that changes how the picture looks: its format, its colours. */
const NAMES: Readonly<Record<number, string>> = { [JFIF]: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };

const startsWith = (segment: Buffer, name: string) => segment.toString('latin1', 4, 4 + name.length) === name;

/** Whether a segment is part of the picture. Everything below the application segments is. */
function isKept(marker: number, segment: Buffer): boolean {
  if (marker < FIRST_APPLICATION) return true;
  const name = NAMES[marker];
  return (
    name !== undefined && startsWith(segment, name) && (marker !== JFIF || segment.length === JFIF_LENGTH)
  );
}

/** Where the compressed data of a scan ends: at the next marker that is neither stuffed nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(MARK, from);
  while (at !== -1 && at + 1 < file.length) {
    const next = file.readUInt8(at + 1);
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== MARK) return at;
    at = file.indexOf(MARK, at + (isData ? 2 : 1));
  }
  return file.length;
}

/** The whole segment that begins at a place, with its marker; `null` where there is none. */
function segmentAt(file: Buffer, at: number): Buffer | null {
  if (at + 4 > file.length || file[at] !== MARK) return null;
  const marker = file.readUInt8(at + 1);
  // Neither a reserved marker nor one that stands alone begins a segment.
  if (marker < 0xc0 || (marker >= 0xd0 && marker <= END)) return null;
  const end = at + 2 + file.readUInt16BE(at + 2);
  return end < at + 4 || end > file.length ? null : file.subarray(at, end);
}

function exifSegment(orientation: number): Buffer {
  const payload = Buffer.concat([Buffer.from(EXIF_NAME, 'latin1'), orientationBlock(orientation)]);
  const head = Buffer.from([MARK, EXIF, 0, payload.length + 2]);
  return Buffer.concat([head, payload]);
}

/**
 * A JPEG with the picture alone: no Exif (place, time, device), XMP, IPTC, comments, thumbnails, nor anything behind its
 * end; of Exif the orientation stays. The compressed data is not touched. `null` for what is no whole JPEG.
 */
export function stripJpeg(file: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let orientation: number | null = null;
  let hasScan = false;
  let at = 2;
  for (;;) {
    // Any number of fill bytes may stand before a marker.
    while (file[at] === MARK && file[at + 1] === MARK) at += 1;
    const isEnd = (file[at] === MARK && file[at + 1] === END) || at >= file.length;
    if (isEnd) break;
    const segment = segmentAt(file, at);
    if (!segment) return null;
    const marker = segment.readUInt8(1);
    if (marker === EXIF && startsWith(segment, EXIF_NAME)) {
      orientation ??= orientationOf(segment.subarray(4 + EXIF_NAME.length));
    }
    if (isKept(marker, segment)) kept.push(segment);
    at += segment.length;
    if (marker !== SCAN) continue;
    hasScan = true;
    const end = endOfScan(file, at);
    kept.push(file.subarray(at, end));
    at = end;
  }
  if (!hasScan) return null;
  const jfif = kept[0]?.[1] === JFIF ? kept.splice(0, 1) : [];
  const exif = orientation === null ? [] : [exifSegment(orientation)];
  return Buffer.concat([Buffer.from([MARK, START]), ...jfif, ...exif, ...kept, Buffer.from([MARK, END])]);
}
