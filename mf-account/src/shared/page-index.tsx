import type { ReactNode } from 'react';
import { Box, styled, TextLink } from 'shared-ui/core';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  margin: '-8px 0 16px',
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

interface Props {
  /** Name of the whole list. */
  label: string;
  parts: readonly { id: string; label: string }[];
}

/** Links to the parts of a long page. */
export function PageIndex({ label, parts }: Props) {
  return (
    <nav aria-label={label}>
      <List>
        {parts.map(({ id, label }) => (
          <li key={id}>
            <TextLink href={`#${id}`}>{label}</TextLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** A part that the index leads to. */
export function IndexedPart({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box id={id} sx={{ scrollMarginBlockStart: '24px', '&:empty': { display: 'none' } }}>
      {children}
    </Box>
  );
}
