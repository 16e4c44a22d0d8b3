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

interface Props {
  terms: readonly Term[];
  /** Id of those to begin with. */
  from: string;
}

/** The terms in full, in place of what is booked. */
export function ReadTerms({ terms, from }: Props) {
  const start = useRef<HTMLElement>(null);
  useEffect(() => {
    start.current?.scrollIntoView();
    start.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        fontSize: '0.9375rem',
        overflowWrap: 'anywhere',
        '& > section': { scrollMarginTop: '16px', outline: 'none' },
      }}
    >
      <Line />
      {terms.map(({ id, title, html }) => (
        <section key={id} ref={id === from ? start : undefined} tabIndex={-1}>
          <Heading level={3} size={4}>
            {title}
          </Heading>
          <SafeHtml html={html} />
        </section>
      ))}
    </Box>
  );
}
