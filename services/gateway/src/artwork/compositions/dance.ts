import { type Canvas, n, ROUND, stroke, times } from '../canvas.ts';

const RIBBONS = 5;

/** Ribbons that swing together. */
export function dance({ width, height, tones, vary }: Canvas): string {
  const step = height * vary(0.1, 0.12);
  const swing = height * vary(0.36, 0.46);
  const half = Math.max(height * vary(0.72, 0.85), width * 0.2);
  const start = width / 2 - half * vary(2.35, 2.65);
  const colours = [tones.far, tones.near, tones.middle, tones.spot, tones.far];
  const count = Math.ceil((width - start) / half) + 1;
  const ribbons = times(RIBBONS).map((at) => {
    const y = height * 0.32 + at * step;
    const path = `M${n(start)} ${n(y)}q${n(half / 2)} ${n(-swing)} ${n(half)} 0${`t${n(half)} 0`.repeat(count)}`;
    return stroke(path, colours[at] ?? tones.near, step * 1.35, ROUND);
  });
  return ribbons.join('');
}
