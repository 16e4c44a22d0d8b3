import type { ReactNode } from 'react';
import { Box, Skeleton, styled, TextLink } from 'shared-ui/core';

const FADE = 28;

/** One line: what does not fit is scrolled to, and fades out at the edge of a phone. */
const List = styled('ul')({
  display: 'flex',
  columnGap: 20,
  // Room for the ring of a link that has the focus, which a scrolling line would cut.
  margin: '-12px -4px 12px',
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  listStyle: 'none',
  '@media (max-width: 767.98px)': {
    paddingInlineEnd: FADE,
    maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}px), transparent)`,
  },
  '& > li': { flex: 'none' },
  // A link that may come keeps its place.
  '& > [data-awaited]::before': { content: 'attr(data-awaited)', visibility: 'hidden' },
  '& a, & > [aria-hidden]': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

interface Props {
  /** Name of the whole list. */
  label: string;
  /** Each with its title; `null` while that is not known. */
  parts: readonly {
    id: string;
    label: string | null;
    /** It is not known yet whether there is such a part. */
    isAwaited?: boolean;
  }[];
}

/** Links to the parts of a long page, each in words of its title. */
export function PageIndex({ label, parts }: Props) {
  return (
    <nav aria-label={label}>
      <List>
        {parts.map(({ id, label, isAwaited }) =>
          label === null || isAwaited ? (
            <li key={id} aria-hidden data-awaited={label ?? undefined}>
              {label === null && <Skeleton width={72} height={16} />}
            </li>
          ) : (
            <li key={id}>
              <TextLink href={`#${id}`}>{label}</TextLink>
            </li>
          ),
        )}
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
