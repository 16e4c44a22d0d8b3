import { Card, Skeleton, Stack, styled, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

const WIDE = '@media (min-width: 700px)';

const Band = styled('div')({
  display: 'grid',
  gap: 10,
  padding: 'clamp(16px, 3vw, 24px) clamp(20px, 4vw, 32px)',
  background: 'var(--brand-wash)',
});

const Layout = styled('div')({
  display: 'grid',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '& > *': { padding: 'clamp(20px, 4vw, 32px)' },
});

const Stub = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  borderTop: '2px dashed var(--ui-border)',
  [WIDE]: { borderTop: 0, borderInlineStart: '2px dashed var(--ui-border)' },
});

/** The shape of the next booking's pass while the bookings are on their way. */
export function BookingsSkeleton() {
  return (
    <Card padding="none">
      <VisuallyHidden role="status">{texts.bookings.loading}</VisuallyHidden>
      <Band>
        <Skeleton width={110} height={16} />
        <Skeleton width="60%" height={30} />
      </Band>
      <Layout>
        <Stack spacing={2}>
          <Skeleton width="75%" />
          <Skeleton width="55%" />
          <Skeleton width="35%" />
        </Stack>
        <Stub>
          <Skeleton width={120} height={120} />
        </Stub>
      </Layout>
    </Card>
  );
}
