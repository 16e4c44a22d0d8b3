import { onFloor, outline } from './perspective.ts';
import { Picture } from './picture.tsx';

/** Water is blue, with a hint of the brand: a yellow or green one would look like algae. */
const WATER = 'color-mix(in oklab, var(--brand-primary) 16%, #4db7e0)';
const DEEP = 'color-mix(in oklab, var(--brand-primary) 20%, #0a5a86)';
const FLOATS = 16;
/** Positions of the lane ropes, across the pool. */
const ROPES = [-0.75, -0.25, 0.25, 0.75];
/** The near edge of the water. */
const EDGE = 0.05;

/** Distance at which a float starts: all look equally long to the eye, seen from the edge. */
const floatAt = (index: number) => EDGE + (1 - EDGE) * (index / FLOATS) ** 1.15;

/** A swimming pool, down its lanes. */
export function PoolPicture() {
  return (
    <Picture>
      <polygon points={outline([-3, EDGE], [3, EDGE], [3, 1], [-3, 1])} fill={WATER} />
      {[-1, -0.5, 0, 0.5, 1].map((lane) => (
        <polygon
          key={lane}
          points={outline(
            [lane - 0.05, EDGE],
            [lane + 0.05, EDGE],
            [lane + 0.05, 0.86],
            [lane + 0.16, 0.86],
            [lane + 0.16, 0.92],
            [lane - 0.16, 0.92],
            [lane - 0.16, 0.86],
            [lane - 0.05, 0.86],
          )}
          fill={DEEP}
          opacity="0.75"
        />
      ))}
      {ripples.map(({ across, away }) => {
        const { x, y, scale } = onFloor(across, away);
        return (
          <path
            key={`${across} ${away}`}
            d={`M${x} ${y}q${24 * scale} ${-16 * scale} ${48 * scale} 0t${48 * scale} 0t${48 * scale} 0`}
            fill="none"
            stroke="#fff"
            strokeLinecap="round"
            strokeWidth={7 * scale}
            opacity="0.6"
          />
        );
      })}
      {ROPES.flatMap((rope) =>
        Array.from({ length: FLOATS }, (_, index) => (
          <polygon
            key={`${rope} ${floatAt(index)}`}
            points={outline(
              [rope - 0.024, floatAt(index)],
              [rope + 0.024, floatAt(index)],
              [rope + 0.024, floatAt(index + 1)],
              [rope - 0.024, floatAt(index + 1)],
            )}
            fill={index % 2 === 0 ? 'var(--brand-accent)' : '#fff'}
          />
        )),
      )}
      <polygon points={outline([-3, 0], [3, 0], [3, EDGE], [-3, EDGE])} fill="var(--window)" />
      {[-0.75, -0.25, 0.25, 0.75].map((joint) => (
        <polygon
          key={joint}
          points={outline(
            [joint - 0.006, 0],
            [joint + 0.006, 0],
            [joint + 0.006, EDGE],
            [joint - 0.006, EDGE],
          )}
          fill={DEEP}
          opacity="0.5"
        />
      ))}
    </Picture>
  );
}

const ripples = [
  { across: -0.62, away: 0.12 },
  { across: 0.34, away: 0.16 },
  { across: -0.2, away: 0.26 },
  { across: 0.5, away: 0.36 },
  { across: -0.66, away: 0.42 },
  { across: 0.02, away: 0.52 },
  { across: -0.4, away: 0.7 },
  { across: 0.4, away: 0.72 },
];
