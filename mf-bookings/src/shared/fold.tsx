import type { ReactNode } from 'react';
import { Icon, styled } from 'shared-ui/core';

const Root = styled('details')({
  marginBottom: '4px',
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

/** A list out of the way of what can be booked: classes that have begun or are for other ages, courts that are taken. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root>
      <summary>
        <Icon name="chevron-down" size={20} />
        {title}
      </summary>
      {children}
    </Root>
  );
}
