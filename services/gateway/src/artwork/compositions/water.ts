import { type Canvas, circle, n, ROUND, shape, stroke } from '../canvas.ts';

/** A wave from the left edge to the right one, each half of it as long as `half`. */
function crest({ width }: Canvas, y: number, half: number, rise: number, start: number): string {
  const count = Math.ceil((width - start) / half) + 1;
  return `M${n(start)} ${n(y)}q${n(half / 2)} ${n(-rise)} ${n(half)} 0${`t${n(half)} 0`.repeat(count)}`;
}

/** Long swells below a low sun, and a lane line that follows one of them. */
export function water(canvas: Canvas): string {
  const { width, height, tones, vary } = canvas;
  const half = height * vary(0.75, 1);
  const horizon = height * vary(0.34, 0.42);
  const sun = circle(width * vary(0.3, 0.7), horizon, height * vary(0.2, 0.26), tones.spot);
  const fills = [tones.far, tones.middle, tones.near, tones.line];
  const depth = (height - horizon) / fills.length;
  const waves = fills.map((fill, at) => {
    const start = -half * vary(0.2, 1.9);
    const y = horizon + depth * (at + 0.18);
    const path = crest(canvas, y, half, height * (0.13 + at * 0.025), start);
    return shape(`${path}V${n(height)}H${n(start)}z`, fill);
  });
  const lane = crest(canvas, height * 0.92, half * 1.2, height * 0.16, -half * vary(0.1, 1));
  const floats = stroke(
    lane,
    tones.spot,
    height * 0.035,
    `${ROUND} stroke-dasharray="0.1 ${n(height * 0.075)}"`,
  );
  return [sun, ...waves, floats].join('');
}
