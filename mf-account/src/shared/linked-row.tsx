import type { ReactNode } from 'react';
import { Icon, styled, TextLink } from 'shared-ui/core';

const NARROW = '@media (max-width: 599.95px)';

/** A row of a card’s list. A link in it covers it as a whole; on a phone an arrow alone shows that. */
export const LinkedRow = styled('li')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  padding: '16px clamp(16px, 3vw, 24px)',
  '& + &': { borderTop: '1px solid var(--ui-border)' },
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > a': { display: 'flex', flex: 'none' },
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& > a > svg': { display: 'none' },
  [NARROW]: {
    gap: 12,
    paddingBlock: 12,
    '& > a > svg': { display: 'block' },
    '& > a > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** The link of a row, named by its words. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href}>
      <span>{children}</span>
      <Icon name="chevron-right" size={20} />
    </TextLink>
  );
}
