import { useEffect, useRef } from 'react';
import type { Term } from 'shared-contracts/api/checkout';
import { SafeHtml } from 'shared-platform';
import { Box, styled } from 'shared-ui/core';

/** A line below the dialog's title, which the terms go under. */
const Line = styled('div')({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  height: '1px',
  margin: '-4px -24px 12px',
  background: 'var(--ui-border)',
});

/** A heading is nearer to its own words than to those before it. */
const words = {
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  outline: 'none',
  '& :is(h1, h2, h3, h4, h5, h6)': { margin: '24px 0 4px' },
  '& :is(h1, h2, h3, h4, h5, h6) + p': { marginTop: 0 },
  '& > div > :first-child': { marginTop: 0 },
} as const;

/** Some terms in full below their title, in place of what is booked. */
export function ReadTerms({ html }: Pick<Term, 'html'>) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Line />
      <Box ref={start} tabIndex={-1} sx={words}>
        <SafeHtml html={html} />
      </Box>
    </>
  );
}
