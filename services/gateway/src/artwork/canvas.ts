import { createHash } from 'node:crypto';
import type { Tones } from './tones.ts';

/** The canvas of a composition, which fills its width and height, whatever their ratio. */
export interface Canvas {
  width: number;
  height: number;
  tones: Tones;
  /** A number from `from` to `to`; each call gives the next one of this subject, the same ones every time. */
  vary(from: number, to: number): number;
}

/** Draws what fills a canvas above its ground. */
export type Composition = (canvas: Canvas) => string;

/** The variations of a subject: its name alone decides them. */
export function variationsOf(subject: string): Canvas['vary'] {
  const bytes = createHash('sha256').update(subject).digest();
  let at = 0;
  return (from, to) => from + ((to - from) * (bytes[at++ % bytes.length] ?? 0)) / 255;
}

/** A number as it is written into a drawing. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** The numbers from 0 to `count` - 1. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more}/>`;

export const ring = (x: number, y: number, radius: number, colour: string, width: number): string =>
  circle(x, y, radius, 'none', ` stroke="${colour}" stroke-width="${n(width)}"`);

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"/>`;

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

export const arch = (x: number, y: number, radius: number, fill: string): string =>
  shape(`M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 0 1 ${n(2 * radius)} 0z`, fill);

export const stroke = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${more}/>`;

export const ROUND = ' stroke-linecap="round"';
