import { styled } from 'shared-ui/core';

const Ring = styled('span')({
  '--ring': 'calc(var(--time-left) * 1turn)',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--time-left-size, 6.5rem)',
  height: 'var(--time-left-size, 6.5rem)',
  border: '2px solid transparent',
  borderRadius: '50%',
  background:
    'radial-gradient(closest-side, var(--ui-surface) 84%, transparent 85%), conic-gradient(var(--brand-strong) var(--ring), var(--ui-border) 0)',
  color: 'var(--ui-text)',
  font: '700 calc(0.42 * var(--time-left-size, 6.5rem))/1 var(--font-heading)',
  fontVariantNumeric: 'tabular-nums',
});

interface Props {
  seconds: number;
  /** Milliseconds with which the ring is full. */
  of: number;
}

/** The seconds left, to be seen from afar: large digits in a ring that empties. The words beside it say the same. */
export function TimeLeft({ seconds, of }: Props) {
  return (
    <Ring aria-hidden="true" style={{ '--time-left': Math.min(1, (seconds * 1_000) / of) } as object}>
      {seconds}
    </Ring>
  );
}
