import sharp from 'sharp';
import { limitConcurrency } from './limit-concurrency.ts';

/** The most points a picture may have: more than phones take, and far fewer than a small file can claim to have. */
export const MAX_POINTS = 60_000_000;
const LONGEST_DRAWING_SECONDS = 20;
const JPEG_QUALITY = 85;

// No one sends the same picture twice, and one picture at a time takes one core.
sharp.cache(false);
sharp.concurrency(1);

/** Pictures that are drawn at once: a picture whose points are turned needs 180 MB in the meantime. */
const turns = limitConcurrency(2);

export type ReencodedPicture = { content: Buffer } | { problem: 'unreadable' | 'too-many-points' };

const isOverLimit = (error: unknown) => error instanceof Error && error.message.includes('pixel limit');

/**
 * Reads a picture and draws it again, upright: what is kept has its points and nothing else of the file, be it where it
 * was taken or what hides behind it.
 * @param file its bytes, or the path of a file
 * @param longestEdge in points; a larger picture is made smaller
 */
export function reencodePicture(
  file: Buffer | string,
  contentType: 'image/jpeg' | 'image/png',
  longestEdge: number,
): Promise<ReencodedPicture> {
  return turns(() => draw(file, contentType, longestEdge));
}

async function draw(
  file: Buffer | string,
  contentType: 'image/jpeg' | 'image/png',
  longestEdge: number,
): Promise<ReencodedPicture> {
  try {
    const picture = sharp(file, { limitInputPixels: MAX_POINTS, failOn: 'error', sequentialRead: true });
    const { format } = await picture.metadata();
    if (`image/${format}` !== contentType) return { problem: 'unreadable' };
    const drawn = picture
      .timeout({ seconds: LONGEST_DRAWING_SECONDS })
      .autoOrient()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const written = contentType === 'image/jpeg' ? drawn.jpeg({ quality: JPEG_QUALITY }) : drawn.png();
    return { content: await written.toBuffer() };
  } catch (error) {
    return { problem: isOverLimit(error) ? 'too-many-points' : 'unreadable' };
  }
}
