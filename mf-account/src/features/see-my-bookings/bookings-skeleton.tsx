import { BrandArea, Card, Skeleton, Stack, styled, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { BAND_PADDING, CODE_SIZE, Facts, Foot, PassLayout, Stub } from './pass-layout.tsx';

const BAND = {
  display: 'grid',
  gap: '10px',
  padding: BAND_PADDING,
  '--ui-ghost': 'color-mix(in srgb, currentColor 25%, transparent)',
};

const Link = styled('div')({ display: 'flex', alignItems: 'center', minHeight: 44 });

/** The shape of the next booking's pass while the bookings are on their way. */
export function BookingsSkeleton() {
  return (
    <Card padding="none">
      <VisuallyHidden role="status">{texts.bookings.loading}</VisuallyHidden>
      <BrandArea sx={BAND}>
        <Skeleton width={110} height={16} />
        <Skeleton width="60%" height={30} />
      </BrandArea>
      <PassLayout>
        <Facts spacing={2}>
          <Skeleton width="75%" />
          <Skeleton width="55%" />
          <Skeleton width="35%" />
        </Facts>
        <Stub>
          <Skeleton width={CODE_SIZE} height={CODE_SIZE} />
          <Stack spacing={1}>
            <Skeleton width={72} height={16} />
            <Skeleton width={112} height={28} />
            <Skeleton width={84} height={16} />
          </Stack>
        </Stub>
        <Foot>
          <Link>
            <Skeleton width={136} height={16} />
          </Link>
        </Foot>
      </PassLayout>
    </Card>
  );
}
