import type { Readable } from 'node:stream';
import { limitBody } from './limit-body.ts';

const tooSlow = () => Object.assign(new Error('The body of a call stopped arriving.'), { statusCode: 408 });

/**
 * Reads a body whole, and times out on a stalled one, which would be held until the request's own limit.
 * @param stated the `content-length` of the call
 * @param patience how long the body may send nothing, in milliseconds
 * @throws the 413 failure, the 408 failure, or a 400 failure if the sender goes away
 */
export async function readBody(
  body: Readable,
  limit: number,
  stated: string | undefined,
  patience: number,
): Promise<Buffer> {
  const counted = limitBody(body, limit, stated);
  const timer = setTimeout(() => counted.destroy(tooSlow()), patience);
  const pieces: Buffer[] = [];
  try {
    for await (const piece of counted) {
      timer.refresh();
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } catch (error) {
    throw Object.assign(error as Error, { statusCode: Reflect.get(error as Error, 'statusCode') ?? 400 });
  } finally {
    clearTimeout(timer);
  }
}
