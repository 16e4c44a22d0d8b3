import type { ReactNode } from 'react';
import { Icon, styled } from 'shared-ui/core';
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

/** Classes out of the way of those to come: those that have begun, or that are for other ages. */
export function FoldedSessions({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold>
      <summary>
        <Icon name="chevron-down" size={20} />
        {title}
      </summary>
      <SessionList>{children}</SessionList>
    </Fold>
  );
}
