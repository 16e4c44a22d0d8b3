import { Card, Skeleton, Stack, styled, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/session.ts';
import { Columns } from './columns.ts';

/** A fact with its sign, and the lines below its name. */
const Fact = styled('div')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '6px 14px',
  marginBottom: '22px',
  '& > *': { gridColumn: 2 },
  '& > :first-of-type': { gridColumn: 1, gridRow: '1 / span 2', borderRadius: '50%' },
});

/** The ways on from the class, or another time of it with its button. */
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '24px', padding: '12px 0' });

/** Lines of each fact, then of each part of the text, by their widths. */
const FACTS = [['62%', '54%'], ['24%'], ['38%'], ['90%', '82%']];
const READ = [
  ['100%', '94%', '48%'],
  ['98%', '62%'],
  ['90%', '70%'],
];
const WAYS = [70, 136, 156];
const TIMES = ['150px', '152px', '148px', '151px', '149px'];

const lines = (widths: readonly string[]) =>
  widths.map((width) => <Skeleton key={width} width={width} height={18} />);

export function SessionSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Stack spacing={1} sx={{ pt: 1, mb: 3, '@media (min-width: 951px)': { mb: '41px' } }}>
        <Skeleton width={140} height={18} />
        <Skeleton width="min(320px, 60%)" height="clamp(38px, 2rem + 1.9vw, 56px)" />
        <Skeleton width="min(380px, 75%)" height={22} />
        <Skeleton width={100} height={22} sx={{ display: { sm: 'none' } }} />
      </Stack>
      <Columns>
        <div>
          <Skeleton height="clamp(120px, 18vw, 220px)" sx={{ borderRadius: 'var(--ui-radius)' }} />
        </div>
        <Card>
          <Skeleton width={72} height={18} />
          <Skeleton width={88} height={32} sx={{ mt: 0.5 }} />
          <Skeleton height={48} sx={{ mt: 2 }} />
          <Skeleton width={60} height={22} sx={{ mt: 3 }} />
          <Skeleton height={28} sx={{ mt: 2.5 }} />
          <Skeleton height={28} sx={{ mt: 2 }} />
        </Card>
        <Stack spacing={4}>
          <div>
            {FACTS.map((widths) => (
              <Fact key={widths[0]}>
                <Skeleton width={24} height={24} />
                <Skeleton width={70} height={15} />
                {lines(widths)}
              </Fact>
            ))}
            <Row>
              {WAYS.map((width) => (
                <Skeleton key={width} width={width} height={20} />
              ))}
            </Row>
          </div>
          {READ.map((widths) => (
            <Stack key={widths[0]} spacing={0.75} sx={{ maxWidth: '68ch' }}>
              <Skeleton width={180} height={26} sx={{ mb: 0.75 }} />
              {lines(widths)}
            </Stack>
          ))}
          <div>
            <Skeleton width={140} height={26} sx={{ mb: 1.5 }} />
            {TIMES.map((width) => (
              <Row key={width}>
                <Stack spacing={0.75}>{lines([width, '90px'])}</Stack>
                <Skeleton width={120} height={40} sx={{ ml: 'auto' }} />
              </Row>
            ))}
          </div>
        </Stack>
      </Columns>
    </div>
  );
}
