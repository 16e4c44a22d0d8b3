import { useEffect, useRef } from 'react';
import type { Term } from 'shared-contracts/api/checkout';
import { SafeHtml } from 'shared-platform';
import { Box, Heading } from 'shared-ui/core';

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
