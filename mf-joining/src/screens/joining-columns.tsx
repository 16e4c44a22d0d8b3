import type { ReactNode } from 'react';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { styled } from 'shared-ui/core';

/**
 * Joining specification 9: one column to 950 px, then two, with more air from 1200 px. In one column what has the focus
 * keeps clear of the summary that stays at the bottom of the view.
 */
const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  '& > [data-questions]': { display: 'contents' },
  gap: '20px',
  [theme.breakpoints.down('md')]: {
    '& :is(a, button, input, select, textarea)': { scrollMarginBottom: '96px' },
    '&:has([data-questions] > *) :is(a, button, input, select, textarea)': {
      scrollMarginBottom: '320px',
    },
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    alignItems: 'start',
    gap: '24px',
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: '32px' },
  // The memberships have the whole width at a kiosk until one is chosen; what was chosen then comes beside them.
  [AT_KIOSK]: { '&:has(> div > [data-nothing])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

/** Stays in sight while a long section scrolls by: in one column once it has something to sum up or to ask. */
const Aside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.down('md')]: {
    '&:has([data-bar], [data-questions] > *)': {
      position: 'sticky',
      bottom: 'var(--view-bottom, 0px)',
      zIndex: 2,
    },
  },
  // A question about a joining that was kept comes instead of the line that there is none yet.
  '& > [data-nothing]:has(+ :not(:empty))': { display: 'none' },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 'calc(var(--ui-header-height) + 24px)' },
}));

interface Props {
  children: ReactNode;
  aside: ReactNode;
  /** Takes the place, without a box of its own, for questions about the joining as a whole. */
  questions(place: HTMLElement | null): void;
}

/** The sections, and what was chosen: beside them where there is room, else after them. */
export function JoiningColumns({ children, aside, questions }: Props) {
  return (
    <Root>
      {children}
      <Aside>
        {aside}
        <div data-questions="" ref={questions} />
      </Aside>
    </Root>
  );
}
