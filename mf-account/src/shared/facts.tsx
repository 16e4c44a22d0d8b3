import type { ReactNode } from 'react';
import { styled } from 'shared-ui/core';

const NARROW = '@media (max-width: 599.95px)';

const List = styled('dl')({
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--fact-width, 180px)), 1fr))',
  margin: 0,
  [NARROW]: { '& > [data-long]': { gridColumn: '1 / -1' } },
  '& dt': { color: 'var(--ui-muted)', fontSize: '0.9375rem' },
  '& dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
});

export interface LabelledFact {
  label: string;
  value: ReactNode;
  /** It is too long to be beside another on a phone. */
  isLong?: boolean;
}

/** Facts, each under its label; side by side where there is room. */
export function Facts({ facts }: { facts: readonly LabelledFact[] }) {
  return (
    <List>
      {facts.map(({ label, value, isLong }) => (
        <div key={label} data-long={isLong && ''}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
