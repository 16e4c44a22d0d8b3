import { Skeleton, Stack, styled, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/session.ts';

/** The shape of the page: a picture and its facts beside the card with the price, on a phone one below the other. */
const Columns = styled('div')({
  display: 'grid',
  gap: '32px 56px',
  '@media (min-width: 951px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    alignItems: 'start',
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});

const Card = styled('div')({
  display: 'grid',
  gap: '4px',
  padding: '16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
});

/** A fact with its sign, and the lines below its name. */
const Fact = styled('div')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '4px 14px',
  '& > :first-child': { gridRow: '1 / span 2', borderRadius: '50%' },
});

const FACTS = { where: '70%', level: '30%', whom: '45%', support: '90%' };

export function SessionSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Stack spacing={1} sx={{ pt: 1, mb: 3 }}>
        <Skeleton width={140} height={18} />
        <Skeleton width="min(320px, 60%)" height={40} />
        <Skeleton width="min(380px, 75%)" height={22} />
        <Skeleton width={100} height={22} sx={{ display: { sm: 'none' } }} />
      </Stack>
      <Columns>
        <div>
          <Skeleton height="clamp(120px, 18vw, 220px)" />
        </div>
        <Card>
          <Skeleton width={72} height={18} />
          <Skeleton width={88} height={32} />
          <Skeleton height={48} sx={{ mt: 1.5 }} />
          <Skeleton width={60} height={22} sx={{ mt: 2.5 }} />
          <Skeleton height={28} sx={{ mt: 2.5 }} />
          <Skeleton height={28} sx={{ mt: 2, mb: 1 }} />
        </Card>
        <Stack spacing={2}>
          {Object.entries(FACTS).map(([fact, width]) => (
            <Fact key={fact}>
              <Skeleton width={24} height={24} />
              <Skeleton width={70} height={16} />
              <Skeleton width={width} height={22} />
            </Fact>
          ))}
          <Skeleton width={180} height={28} sx={{ pt: 2 }} />
          <Skeleton height={60} />
        </Stack>
      </Columns>
    </div>
  );
}
