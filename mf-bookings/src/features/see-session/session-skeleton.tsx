import { Card, Skeleton, Stack, styled, VisuallyHidden } from 'shared-ui/core';
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

export function SessionSkeleton() {
  return (
    <Stack aria-busy="true" spacing={3} sx={{ pt: 4, minHeight: '90vh' }}>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton width={160} />
      <Skeleton width="min(420px, 80%)" height={44} />
      <Skeleton width="min(380px, 90%)" />
      <Columns>
        <div>
          <Skeleton height="clamp(120px, 18vw, 220px)" />
        </div>
        <div>
          <Card>
            <Stack spacing={2}>
              <Skeleton width="40%" />
              <Skeleton width="30%" height={32} />
              <Skeleton height={48} />
              <Skeleton />
              <Skeleton />
            </Stack>
          </Card>
        </div>
        <Stack spacing={3}>
          <Skeleton width="70%" />
          <Skeleton width="50%" />
          <Skeleton width="65%" />
          <Skeleton width="40%" height={28} />
          <Skeleton />
          <Skeleton width="90%" />
        </Stack>
      </Columns>
    </Stack>
  );
}
