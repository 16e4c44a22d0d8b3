import type { ReactNode } from 'react';
import { Box, Card, Skeleton, Stack, styled, VisuallyHidden } from 'shared-ui/core';
import { BesideCode } from './shown-code.tsx';

export const Split = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > div': { flex: 1, minWidth: 0 },
});

const NARROW = '@media (max-width: 599.95px)';

const Grid = styled('div')({
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--fact-width, 200px)), 1fr))',
  [NARROW]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--fact-width, 130px)), 1fr))' },
});

/** The actions of a card, parted by a line on a phone. */
const Links = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 22,
  minHeight: 44,
  // A stack takes the margins of what is in it.
  '&&&': { marginBlockEnd: -10 },
  [NARROW]: { minHeight: 49, borderTop: '1px solid var(--ui-border)' },
});

/** Actions beside one another, below each other on a phone. */
const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  [NARROW]: { display: 'grid', gap: 32, justifyItems: 'start', paddingBlockEnd: 14 },
});

export const line = (width: string) => <Skeleton width={width} height={16} />;

/** A title such as ‘Saved cards’. */
export const TITLE = <Skeleton width={132} height={26} />;

/** A name, such as that of a class or of a membership with its centre. */
const NAME = <Skeleton width="45%" height={26} />;

export const BUTTON = <Skeleton width={150} height={44} sx={{ borderRadius: 'var(--ui-radius)' }} />;

export const fact = (key: string) => (
  <Stack key={key} spacing={1} sx={{ paddingBlock: 0.5 }}>
    {line('40%')}
    {line('65%')}
  </Stack>
);

const row = (key: string) => (
  <Split key={key}>
    <div>
      <Stack spacing={1}>
        {line('55%')}
        {line('35%')}
      </Stack>
    </div>
    <Skeleton width={72} height={16} />
  </Split>
);

const besideIcon = (width: string) => (
  <Split>
    <Skeleton width={24} height={24} sx={{ flex: 'none' }} />
    <div>{line(width)}</div>
  </Split>
);

const ROWS = ['a', 'b', 'c'].map(row);

export const FOUR = ['a', 'b', 'c', 'd'];

/** Shapes below the title, by kind of content. */
const shapes = {
  lines: (
    <>
      {line('75%')}
      {line('60%')}
    </>
  ),
  booking: (
    <>
      <BesideCode>
        <Stack spacing={1.5}>
          {NAME}
          {besideIcon('60%')}
          {besideIcon('50%')}
        </Stack>
        {/* The code, which is beside the facts where there is room. */}
        <Box sx={{ display: { sm: 'none' } }}>{besideIcon('35%')}</Box>
        <Box sx={{ display: { xs: 'none', sm: 'grid' }, gap: '8px', marginBlockStart: '4px' }}>
          <Skeleton width={72} height={16} />
          <Skeleton width={104} height={26} />
        </Box>
      </BesideCode>
      <Links>
        {line('92px')}
        {line('104px')}
        {line('56px')}
      </Links>
    </>
  ),
  facts: (
    <>
      <Grid>{FOUR.map(fact)}</Grid>
      {BUTTON}
    </>
  ),
  membership: (
    <>
      <Grid>{['a', 'b', 'c', 'd', 'e'].map(fact)}</Grid>
      <Box sx={{ paddingBlock: '14px', borderTop: '1px solid var(--ui-border)' }}>{line('120px')}</Box>
      <Actions>
        {BUTTON}
        {line('136px')}
        {line('120px')}
      </Actions>
    </>
  ),
  rows: ROWS,
  /** Rows that have no title above them. */
  list: ROWS,
} satisfies Record<string, ReactNode>;

export type SkeletonShape = keyof typeof shapes;

/** Space between the parts of a shape, where it is another than that of most. */
const spacings: Partial<Record<SkeletonShape, number>> = { booking: 1.5 };

interface Props {
  label: string;
  shape?: SkeletonShape | undefined;
}

/** The shape of something on its way, with what it is in words. */
export function CardSkeleton({ label, shape = 'lines' }: Props) {
  const status = <VisuallyHidden role="status">{label}</VisuallyHidden>;
  const content = (
    <Stack spacing={spacings[shape] ?? 2.5}>
      {shape !== 'list' && shape !== 'booking' && (shape === 'membership' ? NAME : TITLE)}
      {shapes[shape]}
    </Stack>
  );
  if (shape !== 'booking')
    return (
      <Card>
        {status}
        {content}
      </Card>
    );
  return (
    <div>
      {status}
      <Stack spacing={2}>
        {['a', 'b', 'c'].map((key) => (
          <Card key={key}>{content}</Card>
        ))}
      </Stack>
    </div>
  );
}
