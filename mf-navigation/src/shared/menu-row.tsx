import { styled } from 'shared-ui/core';
import { DestinationLink } from './destination-link.tsx';

/** Styles of a line of the drawer; its first text takes the available room. */
export const menuRowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  marginInline: -12,
  padding: '8px 12px',
  borderRadius: 'var(--ui-radius-small)',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
  '& > span:first-of-type': { flex: 1, minWidth: 0 },
  '& > svg': { color: 'var(--brand-strong)' },
  // The section around a page is named in colour; only the page itself is filled.
  '&[aria-current]': { color: 'var(--brand-strong)' },
  '&[aria-current=page]': { background: 'var(--brand-wash)' },
  '@media (hover: hover)': { '&:hover': { background: 'var(--brand-wash)' } },
} as const;

export const MenuRow = styled(DestinationLink)(menuRowStyles);
