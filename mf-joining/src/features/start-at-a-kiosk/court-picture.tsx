import { onFloor, outline } from './perspective.ts';
import { Picture } from './picture.tsx';

const FLOOR = 'color-mix(in oklab, var(--brand-accent) 30%, #e9b873)';
const COURT = 'color-mix(in oklab, var(--brand-primary) 62%, #063c46)';
const LINE = 0.014;
const NET = 0.42;

type Spot = readonly [across: number, away: number];

/** The lines of a badminton court, near half and far half, as pairs of ends. */
const LINES: readonly (readonly [Spot, Spot])[] = [
  [
    [-0.72, 0.06],
    [0.72, 0.06],
  ],
  [
    [-0.72, 0.12],
    [0.72, 0.12],
  ],
  [
    [-0.72, 0.29],
    [0.72, 0.29],
  ],
  [
    [-0.72, 0.58],
    [0.72, 0.58],
  ],
  [
    [-0.72, 0.84],
    [0.72, 0.84],
  ],
  [
    [-0.72, 0.92],
    [0.72, 0.92],
  ],
  [
    [-0.72, 0.06],
    [-0.72, 0.92],
  ],
  [
    [-0.6, 0.06],
    [-0.6, 0.92],
  ],
  [
    [0.6, 0.06],
    [0.6, 0.92],
  ],
  [
    [0.72, 0.06],
    [0.72, 0.92],
  ],
  [
    [0, 0.06],
    [0, 0.29],
  ],
  [
    [0, 0.58],
    [0, 0.92],
  ],
];

/** A line as wide as paint on the floor: thinner the further away it is. */
function painted([[fromAcross, from], [toAcross, to]]: readonly [Spot, Spot]): string {
  if (from === to) {
    return outline(
      [fromAcross, from - LINE / 3],
      [toAcross, to - LINE / 3],
      [toAcross, to + LINE / 3],
      [fromAcross, from + LINE / 3],
    );
  }
  return outline(
    [fromAcross - LINE, from],
    [fromAcross + LINE, from],
    [toAcross + LINE, to],
    [toAcross - LINE, to],
  );
}

/** A badminton court in a hall, with a shuttlecock on its way. */
export function CourtPicture() {
  const left = onFloor(-0.8, NET);
  const right = onFloor(0.8, NET);
  const top = left.y - 150;
  return (
    <Picture>
      <polygon points={outline([-3, 0], [3, 0], [3, 1], [-3, 1])} fill={FLOOR} />
      <polygon points={outline([-0.92, 0.02], [0.92, 0.02], [0.92, 0.97], [-0.92, 0.97])} fill={COURT} />
      {LINES.map((line) => (
        <polygon key={line.join(' ')} points={painted(line)} fill="#fff" />
      ))}
      <ellipse cx="150" cy="610" rx="34" ry="10" fill="#000" opacity="0.25" />
      <g stroke="#fff" strokeWidth="1.5" opacity="0.65">
        {Array.from({ length: 6 }, (_, row) => top + 12 + row * 13).map((y) => (
          <path key={y} d={`M${left.x} ${y}H${right.x}`} />
        ))}
        {Array.from({ length: 20 }, (_, column) => left.x + ((right.x - left.x) * (column + 1)) / 21).map(
          (x) => (
            <path key={x} d={`M${x} ${top}V${top + 80}`} />
          ),
        )}
      </g>
      <path d={`M${left.x} ${top}H${right.x}v10H${left.x}z`} fill="#fff" />
      <path
        d={`M${left.x - 8} ${top - 4}h9V${left.y}h-9zM${right.x - 1} ${top - 4}h9V${right.y}h-9z`}
        fill="var(--wall)"
      />
      <path
        d="M176 470C210 330 300 250 430 236"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeDasharray="4 18"
        strokeLinecap="round"
      />
      <g transform="translate(150 500) rotate(28)">
        <path d="M-22 30L-50 -58Q0 -82 50 -58L22 30z" fill="#fff" />
        <path
          d="M-10 30L-26 -64M0 30V-70M10 30L26 -64M-37 -18Q0 -30 37 -18"
          fill="none"
          stroke={COURT}
          strokeWidth="3"
        />
        <path d="M-24 26H24Q26 62 0 62T-24 26z" fill="var(--brand-accent)" stroke="#fff" strokeWidth="4" />
      </g>
    </Picture>
  );
}
