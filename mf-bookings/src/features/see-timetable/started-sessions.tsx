import type { ReactNode } from 'react';
import { Icon, styled } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { SessionList } from './session-row-layout.ts';

const Fold = styled('details')({
  marginBottom: '16px',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: 'var(--target-size, 44px)',
    width: 'fit-content',
    color: 'var(--ui-muted)',
    fontWeight: 700,
    fontSize: '0.9375rem',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

/** The classes of today that have begun, out of the way of those to come. */
export function StartedSessions({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Fold>
      <summary>
        <Icon name="chevron-down" size={20} />
        {texts.timetable.earlier(count)}
      </summary>
      <SessionList>{children}</SessionList>
    </Fold>
  );
}
