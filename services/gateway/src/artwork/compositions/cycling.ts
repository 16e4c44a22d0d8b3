import { type Canvas, circle, n, ring, stroke, times } from '../canvas.ts';

const SPOKES = 18;

function wheel(x: number, y: number, radius: number, { tones, vary }: Canvas): string {
  const start = vary(0, Math.PI / SPOKES);
  const spokes = times(SPOKES).map((at) => {
    const angle = start + (at * Math.PI) / SPOKES;
    const [dx, dy] = [Math.cos(angle) * radius * 0.92, Math.sin(angle) * radius * 0.92];
    return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
  });
  return [
    circle(x, y, radius, tones.far),
    stroke(spokes.join(''), tones.near, radius * 0.012),
    ring(x, y, radius, tones.line, radius * 0.11),
    ring(x, y, radius * 0.86, tones.near, radius * 0.045),
    circle(x, y, radius * 0.13, tones.near),
    circle(x, y, radius * 0.06, tones.line),
  ].join('');
}

/** Wheels, so near that the edge cuts them, and the air going by. */
export function cycling(canvas: Canvas): string {
  const { width, height, tones, vary } = canvas;
  const radius = Math.max(height * vary(0.5, 0.58), width * 0.19);
  const y = Math.max(height * vary(0.56, 0.62), radius * 0.9);
  const gap = radius * 2.3;
  const x = width / 2 - gap * vary(0.42, 0.58);
  const streaks = times(3).map((at) => {
    const from = width * vary(0.02, 0.6);
    return stroke(
      `M${n(from)} ${n(height * (0.14 + at * 0.11))}h${n(width * vary(0.18, 0.4))}`,
      tones.spot,
      height * (0.02 + at * 0.006),
    );
  });
  return [...streaks, ...[-1, 0, 1, 2].map((at) => wheel(x + gap * at, y, radius, canvas))].join('');
}
