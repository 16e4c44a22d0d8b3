import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Quality 5 costs an answer about a millisecond, once. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
const SMALLEST_COMPRESSED = 1024;

/** An answer as it is sent, with its compressed twins, each made when it is asked for first. */
export class CachedAnswer {
  readonly body: Buffer;
  /** Weak: the twins say the same in other bytes. */
  readonly tag: string;
  private readonly twins = new Map<Encoding, Promise<Buffer | null>>();

  constructor(envelope: unknown) {
    this.body = Buffer.from(JSON.stringify(envelope));
    this.tag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
  }

  /** The most it may take: a twin is kept only where it is at most half as large. */
  get bytes(): number {
    return 2 * this.body.length;
  }

  /** The bytes in an encoding; `null` where it is not worth it. */
  encoded(encoding: Encoding): Promise<Buffer | null> {
    if (encoding === 'identity' || this.body.length < SMALLEST_COMPRESSED) return Promise.resolve(null);
    const known = this.twins.get(encoding);
    if (known) return known;
    const twin = (encoding === 'br' ? brotli(this.body, BROTLI) : gzip(this.body)).then((bytes) =>
      bytes.length * 2 <= this.body.length ? bytes : null,
    );
    this.twins.set(encoding, twin);
    return twin;
  }
}
