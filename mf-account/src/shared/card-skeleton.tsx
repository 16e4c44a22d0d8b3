import type { ReactNode } from 'react';
import { Box, Card, Skeleton, Stack, styled, VisuallyHidden } from 'shared-ui/core';
import { FORM_WIDTH } from './form-width.ts';

const Split = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > div': { flex: 1, minWidth: 0 },
});

const Grid = styled('div')({
  display: 'grid',
  gap: '20px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
});

const Links = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
});

const line = (width: string) => <Skeleton width={width} height={16} />;

const HEADING = <Skeleton width="45%" height={28} />;

const BUTTON = <Skeleton width={150} height={44} sx={{ borderRadius: 'var(--ui-radius)' }} />;

const fact = (key: string) => (
  <Stack key={key} spacing={0.75}>
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
    <Skeleton width={22} height={22} sx={{ flex: 'none' }} />
    <div>{line(width)}</div>
  </Split>
);

const field = (key: string) => (
  <Stack key={key} spacing={1} sx={{ maxWidth: FORM_WIDTH }}>
    {line('30%')}
    <Skeleton height={48} />
  </Stack>
);

const ROWS = ['a', 'b', 'c'].map(row);

const FOUR = ['a', 'b', 'c', 'd'];

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
      {besideIcon('60%')}
      {besideIcon('50%')}
      {/* The code, which is beside the facts where there is room. */}
      <Box sx={{ display: { sm: 'none' } }}>{besideIcon('35%')}</Box>
      <Links>
        {line('96px')}
        {line('96px')}
        {line('96px')}
      </Links>
    </>
  ),
  facts: (
    <>
      <Grid>{FOUR.map(fact)}</Grid>
      {BUTTON}
    </>
  ),
  rows: ROWS,
  /** Rows that have no title above them. */
  list: ROWS,
  fields: (
    <>
      {FOUR.map(field)}
      {BUTTON}
    </>
  ),
  /** Several sections of fields. */
  form: (
    <>
      {FOUR.map(field)}
      {HEADING}
      {FOUR.map(field)}
      {HEADING}
      {FOUR.map(field)}
      {BUTTON}
    </>
  ),
} satisfies Record<string, ReactNode>;

export type SkeletonShape = keyof typeof shapes;

interface Props {
  label: string;
  shape?: SkeletonShape | undefined;
}

/** The shape of something on its way, with what it is in words. */
export function CardSkeleton({ label, shape = 'lines' }: Props) {
  const status = <VisuallyHidden role="status">{label}</VisuallyHidden>;
  const content = (
    <Stack spacing={2.5}>
      {shape !== 'list' && HEADING}
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
    <Stack spacing={2}>
      {status}
      {['a', 'b', 'c'].map((key) => (
        <Card key={key}>{content}</Card>
      ))}
    </Stack>
  );
}
