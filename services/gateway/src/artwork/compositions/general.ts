import { type Canvas, circle, n, rect, shape, times } from '../canvas.ts';

/** A quarter of a disc in a corner of a square cell, `corner` turns from the top left one. */
function quarter(x: number, y: number, size: number, corner: number, fill: string): string {
  const corners: [number, number][] = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ];
  const write = ([cx, cy]: [number, number]) => `${n(cx)} ${n(cy)}`;
  const turned = (by: number) => write(corners[(corner + by) % 4] ?? [x, y]);
  return shape(`M${turned(0)}L${turned(1)}A${n(size)} ${n(size)} 0 0 1 ${turned(3)}z`, fill);
}

/** Tiles of discs and quarters: movement of any kind. */
export function general({ width, height, tones, vary }: Canvas): string {
  const size = height / 2;
  const columns = Math.ceil(width / size);
  const fills = [tones.near, tones.middle, tones.far, tones.line];
  const spotAt = Math.floor(vary(0.3, 0.7) * columns);
  return times(2)
    .flatMap((row) =>
      times(columns).map((column) => {
        const [x, y] = [column * size, row * size];
        const pick = Math.floor(vary(0, 3.99));
        const fill = fills[(pick + column + row) % fills.length] ?? tones.near;
        if (row === 0 && column === spotAt) {
          return circle(x + size / 2, y + size / 2, size * 0.36, tones.spot);
        }
        if (pick === 0 && column % 2 === 1) return rect(x, y, size, size, tones.far);
        return quarter(x, y, size, (pick + row * 2 + column) % 4, fill);
      }),
    )
    .join('');
}
