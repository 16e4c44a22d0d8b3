import type { ReactNode } from 'react';
import { styled } from 'shared-ui/core';

const List = styled('dl')({
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--fact-width, 180px)), 1fr))',
  margin: 0,
  '& dt': { color: 'var(--ui-muted)', fontSize: '0.9375rem' },
  '& dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
});

export interface LabelledFact {
  label: string;
  value: ReactNode;
}

/** Facts, each under its label; side by side where there is room. */
export function Facts({ facts }: { facts: readonly LabelledFact[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
