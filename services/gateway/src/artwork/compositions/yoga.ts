import { type Canvas, circle, n, rect, shape } from '../canvas.ts';

/** Arches within each other, as a body that bends over and comes up again. */
function arches(x: number, y: number, radius: number, fills: readonly string[]): string {
  const step = radius / (fills.length + 0.6);
  return fills
    .map((fill, at) => {
      const r = radius - at * step;
      return shape(`M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0z`, fill);
    })
    .join('');
}

/** Calm arches on a level ground, and a sun between them. */
export function yoga({ width, height, tones, vary }: Canvas): string {
  const floor = height * vary(0.8, 0.86);
  const radius = Math.max(height * vary(0.56, 0.64), width * 0.165);
  const x = width * vary(0.36, 0.44);
  const side = vary(0, 1) < 0.5 ? 1 : -1;
  const otherX = width / 2 + side * (width / 2 - x) + side * radius * 0.95;
  const mainX = width / 2 - side * (width / 2 - x);
  return [
    circle(width / 2 + side * height * vary(0.28, 0.4), height * vary(0.26, 0.34), height * 0.15, tones.spot),
    arches(mainX - side * radius * 0.1, floor, radius, [
      tones.near,
      tones.ground,
      tones.middle,
      tones.ground,
      tones.far,
    ]),
    arches(otherX, floor, radius * 0.58, [tones.middle, tones.ground, tones.near]),
    rect(0, floor, width, height - floor, tones.far),
  ].join('');
}
