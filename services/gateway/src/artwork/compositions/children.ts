import { type Canvas, circle, n, ROUND, shape, stroke } from '../canvas.ts';

/** Round hills in many sizes, and a ball that bounces across them. */
export function children({ width, height, tones, vary }: Canvas): string {
  const fills = [tones.middle, tones.near, tones.far, tones.line, tones.middle, tones.near];
  const hills: string[] = [];
  let x = -height * vary(0.1, 0.3);
  for (let at = 0; x < width + height * 0.3; at++) {
    const radius = height * vary(0.2, 0.44);
    x += radius * 0.82;
    hills.push(
      shape(
        `M${n(x - radius)} ${n(height)}a${n(radius)} ${n(radius)} 0 0 1 ${n(2 * radius)} 0z`,
        fills[at % fills.length] ?? tones.near,
      ),
      shape(
        `M${n(x - radius * 0.45)} ${n(height)}a${n(radius * 0.45)} ${n(radius * 0.45)} 0 0 1 ${n(radius * 0.9)} 0z`,
        tones.ground,
      ),
    );
    x += radius * 0.82;
  }
  const hop = Math.max(height * vary(0.5, 0.6), width * 0.2);
  const [ballX, ballY] = [width * vary(0.56, 0.66), height * 0.2];
  const bounce = `M${n(ballX - hop * 2)} ${n(height * 0.52)}q${n(hop / 2)} ${n(-height * 0.66)} ${n(hop)} 0q${n(hop / 2)} ${n(-height * 0.52)} ${n(hop)} ${n(ballY - height * 0.52)}`;
  const dot = height * 0.02;
  return [
    ...hills,
    stroke(bounce, tones.spot, dot, `${ROUND} stroke-dasharray="0.1 ${n(dot * 2.6)}"`),
    circle(ballX, ballY, height * 0.11, tones.spot),
  ].join('');
}
