import { styled } from 'shared-ui/core';

const Ring = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--time-left-size, 6.5rem)',
  height: 'var(--time-left-size, 6.5rem)',
  color: 'var(--ui-text)',
  font: '700 calc(0.42 * var(--time-left-size, 6.5rem))/1 var(--font-heading)',
  fontVariantNumeric: 'tabular-nums',
  // The ring empties from the top, clockwise.
  '& > svg': { position: 'absolute', inset: 0, fill: 'none', transform: 'rotate(-90deg)' },
  '& circle': { stroke: 'var(--ui-border)' },
  '& circle + circle': { stroke: 'var(--brand-strong)' },
});

interface Props {
  seconds: number;
  /** Milliseconds with which the ring is full. */
  of: number;
}

/** The seconds left, to be seen from afar: large digits in a ring that empties. The words beside it say the same. */
export function TimeLeft({ seconds, of }: Props) {
  const share = Math.min(1, (seconds * 1_000) / of);
  const circle = { cx: 50, cy: 50, r: 45, strokeWidth: 8, pathLength: 1 };
  return (
    <Ring aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle {...circle} />
        <circle {...circle} strokeDasharray={`${share} 1`} />
      </svg>
      {seconds}
    </Ring>
  );
}
