import { styled } from 'shared-ui/core';

/** Styles a venue's plain HTML: sections are side by side if there is room. */
export const VenueFooterText = styled('div')({
  paddingBlock: 'clamp(32px, 5vw, 56px)',
  borderBottom: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
    gap: '32px 40px',
  },
  '& h1, & h2, & h3, & h4': {
    margin: '0 0 12px',
    font: '700 calc(1.0625rem * var(--heading-scale))/1.2 var(--font-heading)',
    letterSpacing: 'var(--heading-tracking)',
    textTransform: 'var(--heading-transform)' as 'none',
  },
  '& p, & address, & ul, & ol': {
    margin: '0 0 8px',
    fontSize: '0.9375rem',
    lineHeight: 1.6,
    fontStyle: 'normal',
  },
  '& ul, & ol': { marginBlockStart: -4, padding: 0, listStyle: 'none' },
  '& li > a': { display: 'inline-block', paddingBlock: 4 },
  '& section > :last-child': { marginBlockEnd: 0 },
  '& a': {
    color: 'inherit',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.22em',
    '@media (hover: hover)': { '&:hover': { textDecorationThickness: 2 } },
  },
  '& img': { height: 'auto' },
});
