import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '../compression/choose-encoding.ts';
import type { PageDocument } from './page-document.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Stored pages are compressed once: level 9 takes some milliseconds and saves a tenth compared with 5. */
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A page that is the same for everyone, with its compressed forms. */
export interface PageBytes {
  document: PageDocument;
  etag: string;
  /** About how many bytes it takes up. */
  size: number;
  as(encoding: Encoding): Promise<Buffer>;
}

export function createPageBytes(document: PageDocument): PageBytes {
  const plain = Buffer.from(document.html);
  const forms = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  const compress = (encoding: Encoding) => (encoding === 'br' ? brotli(plain, brotliOptions) : gzip(plain));
  return {
    document,
    // Weak: the compressed forms are other bytes of the same page.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    size: plain.length * 2,
    as(encoding) {
      const known = forms.get(encoding) ?? compress(encoding);
      forms.set(encoding, known);
      return known;
    },
  };
}

/** True if a browser has the page already (RFC 9110 13.1.2). */
export const isNotModified = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each === etag.replace(/^W\//, ''));
