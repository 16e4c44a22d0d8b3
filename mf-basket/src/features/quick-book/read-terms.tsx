import { useEffect, useRef } from 'react';
import type { Term } from 'shared-contracts/api/checkout';
import { SafeHtml } from 'shared-platform';
import { Box, Heading, styled } from 'shared-ui/core';

/** A line below the dialog's title, which the terms go under. */
const Line = styled('div')({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  height: '1px',
  margin: '-4px -24px 0',
  background: 'var(--ui-border)',
});

/** The terms in full, in place of what is booked. */
export function ReadTerms({ terms }: { terms: readonly Term[] }) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <Box
      ref={start}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 3, fontSize: '0.9375rem', overflowWrap: 'anywhere', outline: 'none' }}
    >
      <Line />
      {terms.map(({ id, title, html }) => (
        <section key={id}>
          <Heading level={3} size={4}>
            {title}
          </Heading>
          <SafeHtml html={html} />
        </section>
      ))}
    </Box>
  );
}
