import { styled } from 'shared-ui/core';
import { DestinationLink } from './destination-link.tsx';

/** Styles of a line of the drawer; its first text takes the available room. */
const menuRowStyles = {
  position: 'relative',
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
  // The section around a page is named in colour; only the page itself has a bar, as there are filled boxes beside it.
  '&[aria-current]': { color: 'var(--brand-strong)' },
  '&[aria-current=page]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 14,
    insetInlineStart: 0,
    width: 4,
    borderRadius: 4,
    background: 'var(--brand-strong)',
  },
  '@media (hover: hover)': { '&:hover': { background: 'var(--brand-wash)' } },
} as const;

export const MenuRow = styled(DestinationLink)(menuRowStyles);

/** A line that does something here. */
export const MenuButton = styled('button')({
  ...menuRowStyles,
  width: 'calc(100% + 24px)',
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});
