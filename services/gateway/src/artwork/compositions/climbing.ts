import { type Canvas, circle, n, ROUND, shape, stroke, times } from '../canvas.ts';

/** The facets of a wall, and a route of holds up it. */
export function climbing({ width, height, tones, vary }: Canvas): string {
  const columns = Math.max(3, Math.round(width / (height * 0.5)));
  const cell = width / columns;
  const rows = 2;
  const points = times(rows + 1).map((row) =>
    times(columns + 1).map((column) => {
      const isInner = row > 0 && row < rows;
      return {
        x: cell * column + (column > 0 && column < columns ? cell * vary(-0.28, 0.28) : 0),
        y: (height / rows) * row + (isInner ? height * vary(-0.16, 0.16) : 0),
      };
    }),
  );
  const at = (row: number, column: number) => points[row]?.[column] ?? { x: 0, y: 0 };
  const write = ({ x, y }: { x: number; y: number }) => `${n(x)} ${n(y)}`;
  const fills = [tones.ground, tones.far, tones.middle, tones.far];
  const facets = times(rows).flatMap((row) =>
    times(columns).flatMap((column) => {
      const [a, b, c, d] = [
        at(row, column),
        at(row, column + 1),
        at(row + 1, column + 1),
        at(row + 1, column),
      ];
      const first = fills[(row * 3 + column) % fills.length] ?? tones.far;
      const second = fills[(row + column * 3 + 2) % fills.length] ?? tones.middle;
      return [
        shape(`M${write(a)}L${write(b)}L${write(d)}z`, first),
        shape(`M${write(b)}L${write(c)}L${write(d)}z`, second),
      ];
    }),
  );
  const holds = 6;
  const route = times(holds).map((step) => ({
    x: width * (0.2 + (0.6 * step) / (holds - 1)) + height * vary(-0.08, 0.08),
    y: height * (0.86 - (0.7 * step) / (holds - 1)) + height * vary(-0.06, 0.06),
  }));
  return [
    ...facets,
    stroke(`M${route.map(write).join('L')}`, tones.line, height * 0.014, ROUND),
    ...route.map(({ x, y }, step) =>
      circle(x, y, height * vary(0.035, 0.06), step === holds - 1 ? tones.spot : tones.line),
    ),
  ].join('');
}
