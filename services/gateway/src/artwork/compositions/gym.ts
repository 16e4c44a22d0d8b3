import { type Canvas, rect, times } from '../canvas.ts';

const PLATES = 5;

/** One end of a loaded bar, so near that the largest plates leave the picture. */
export function gym({ width, height, tones, vary }: Canvas): string {
  const plate = Math.max(height * vary(0.15, 0.18), width * 0.05);
  const gap = plate * 0.16;
  const tallest = height * vary(1, 1.12);
  const lean = vary(0.13, 0.16);
  const loaded = Math.round(vary(0, 2));
  const fills = [tones.near, tones.spot, tones.middle, tones.line, tones.far];
  const stack = PLATES * (plate + gap);
  const isMirrored = vary(0, 1) < 0.5;
  const from = width * vary(0.46, 0.52) - stack / 2;
  const middle = height * vary(0.48, 0.54);
  const put = (x: number, wide: number) => (isMirrored ? width - x - wide : x);
  const plates = times(PLATES).map((at) => {
    const tall = tallest * (1 - at * lean);
    const x = put(from + at * (plate + gap), plate);
    const fill = fills[(at + loaded) % PLATES] ?? tones.near;
    return rect(x, middle - tall / 2, plate, tall, fill, plate * 0.26);
  });
  const sleeve = height * 0.12;
  const grip = height * 0.05;
  return [
    rect(put(0, from), middle - grip / 2, from, grip, tones.line),
    rect(
      put(from - plate * 0.5, plate * 0.5),
      middle - sleeve,
      plate * 0.5,
      sleeve * 2,
      tones.line,
      plate * 0.14,
    ),
    rect(put(from, width), middle - sleeve / 2, width, sleeve, tones.far),
    ...plates,
  ].join('');
}
