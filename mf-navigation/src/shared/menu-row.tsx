import { styled } from 'shared-ui/core';
import { DestinationLink } from './destination-link.tsx';

/** Looks of a line of the drawer; its first text takes the room there is. */
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
  '&[aria-current]': { background: 'var(--brand-wash)', color: 'var(--brand-strong)' },
  '@media (hover: hover)': { '&:hover': { background: 'var(--brand-wash)' } },
} as const;

export const MenuRow = styled(DestinationLink)(menuRowStyles);
