import net from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';

/** A line between a browser and a site: its round trip in milliseconds, its throughput in bytes a second. */
export interface Link {
  roundTrip: number;
  download: number;
  upload: number;
}

export interface SlowLink {
  port: number;
  close(): Promise<void>;
}

/** Hands on what arrives after half a round trip, no faster than the line, which all connections share. */
class Line extends Transform {
  readonly #delay: number;
  readonly #reserve: (bytes: number) => number;
  /** Data in transit; timers may fire out of order, bytes must not arrive so. */
  readonly #underWay: Buffer[] = [];
  #whenEmpty: (() => void) | null = null;

  constructor(delay: number, reserve: (bytes: number) => number) {
    super();
    this.#delay = delay;
    this.#reserve = reserve;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const wait = this.#reserve(chunk.length);
    this.#underWay.push(chunk);
    setTimeout(() => {
      this.push(this.#underWay.shift());
      if (this.#underWay.length === 0) this.#whenEmpty?.();
    }, wait + this.#delay);
    setTimeout(done, wait);
  }

  override _flush(done: TransformCallback): void {
    if (this.#underWay.length === 0) done();
    else this.#whenEmpty = done;
  }
}

/**
 * Returns how long after now the last of some bytes has left on a line of this throughput, in milliseconds.
 *
 * @param now milliseconds of any clock
 */
export function throughput(bytesPerSecond: number, now: () => number = () => performance.now()) {
  let free = 0;
  return (bytes: number): number => {
    free = Math.max(free, now()) + (bytes / bytesPerSecond) * 1000;
    return free - now();
  };
}

/**
 * Puts a line before a site on this machine. Unlike a browser's own emulation it also charges for opening a connection,
 * which is what a page of many connections pays for.
 */
export async function startSlowLink(site: number, { roundTrip, download, upload }: Link): Promise<SlowLink> {
  const [down, up] = [throughput(download), throughput(upload)];
  const open = new Set<net.Socket>();
  const server = net.createServer((browser) => {
    open.add(browser);
    const upstream = net.connect(site, '127.0.0.1');
    const end = () => {
      open.delete(browser);
      browser.destroy();
      upstream.destroy();
    };
    for (const socket of [browser, upstream]) socket.setNoDelay(true).on('error', end);
    // Data that the site sent before it hung up is still on the line.
    browser.on('close', end);
    // The handshake, which the loopback makes for nothing.
    setTimeout(() => browser.pipe(new Line(roundTrip / 2, up)).pipe(upstream), roundTrip);
    upstream.pipe(new Line(roundTrip / 2, down)).pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
