import type { ReactNode } from 'react';
import { styled } from 'shared-ui/core';

/** Joining specification 9: one column to 950 px, then two, with more air from 1200 px. */
const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: '24px' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: '32px' },
}));

/** Stays in sight while a long section scrolls by. */
const Aside = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 'calc(var(--ui-header-height) + 24px)' },
}));

/** The sections, and what was chosen: beside them where there is room, else after them. */
export function JoiningColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Root>
      {children}
      <Aside>{aside}</Aside>
    </Root>
  );
}
