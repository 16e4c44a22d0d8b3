import { type Canvas, circle, n, ROUND, shape, stroke } from '../canvas.ts';

/** The lines of a court seen from above and a little turned, and the flight of what is played across it. */
export function racket({ width, height, tones, vary }: Canvas): string {
  const turn = vary(-24, -14);
  const line = Math.max(height * 0.022, width * 0.009);
  const [middleX, middleY] = [width * vary(0.46, 0.54), height * vary(0.5, 0.6)];
  const wide = Math.max(height * 0.5, width * 0.2);
  const long = wide * 2.3;
  const alley = wide * 0.72;
  const service = long * 0.36;
  const across = (x: number, reach: number) => `M${n(x)} ${n(-reach)}V${n(reach)}`;
  const along = (y: number, from: number, to: number) => `M${n(from)} ${n(y)}H${n(to)}`;
  const court = [
    shape(`M${n(-long)} ${n(-wide)}H${n(long)}V${n(wide)}H${n(-long)}z`, tones.far),
    shape(`M${n(-service)} ${n(-alley)}H0V${n(alley)}H${n(-service)}z`, tones.middle),
    stroke(
      [
        `M${n(-long)} ${n(-wide)}H${n(long)}V${n(wide)}H${n(-long)}z`,
        along(-alley, -long, long),
        along(alley, -long, long),
        across(-service, alley),
        across(service, alley),
        along(0, -long, -service),
        along(0, service, long),
      ].join(''),
      tones.line,
      line,
    ),
    stroke(across(0, wide * 1.12), tones.near, line * 2.4),
  ];
  const [toX, toY] = [width * vary(0.66, 0.76), height * vary(0.2, 0.3)];
  const flight = `M${n(width * 0.08)} ${n(height * 0.94)}Q${n(width * 0.34)} ${n(-height * 0.22)} ${n(toX)} ${n(toY)}`;
  return [
    `<g transform="translate(${n(middleX)} ${n(middleY)}) rotate(${n(turn)})">${court.join('')}</g>`,
    stroke(flight, tones.spot, line * 0.8, `${ROUND} stroke-dasharray="${n(line * 0.1)} ${n(line * 2.2)}"`),
    circle(toX, toY, height * 0.085, tones.spot),
  ].join('');
}
