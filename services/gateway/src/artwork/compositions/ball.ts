import { type Canvas, circle, n, rect, ring, stroke, times } from '../canvas.ts';

/** A pitch in mown stripes: the halfway line, the circle around the centre, and the ball on its edge. */
export function ball({ width, height, tones, vary }: Canvas): string {
  const turn = vary(8, 18) * (vary(0, 1) < 0.5 ? -1 : 1);
  const line = height * 0.024;
  const reach = width + height;
  const stripe = height * vary(0.26, 0.34);
  const stripes = times(Math.ceil(reach / stripe)).map((at) =>
    rect(-reach / 2 + at * stripe * 2, -reach / 2, stripe, reach, tones.far),
  );
  const radius = Math.max(height * vary(0.34, 0.4), width * 0.17);
  const lines = [
    stroke(`M0 ${n(-reach)}V${n(reach)}`, tones.line, line),
    ring(0, 0, radius, tones.line, line),
    circle(0, 0, line * 1.3, tones.line),
    ring(radius * 2.9, 0, radius * 1.65, tones.line, line),
    ring(-radius * 2.9, 0, radius * 1.65, tones.line, line),
  ];
  const angle = vary(-0.5, 0.1);
  const [ballX, ballY] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  return [
    `<g transform="translate(${n(width * vary(0.44, 0.56))} ${n(height * 0.54)}) rotate(${n(turn)})">`,
    ...stripes,
    ...lines,
    circle(ballX + line, ballY + line * 1.6, height * 0.12, tones.middle),
    circle(ballX, ballY, height * 0.12, tones.spot),
    '</g>',
  ].join('');
}
