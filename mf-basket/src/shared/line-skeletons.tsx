import type { ReactNode } from 'react';
import { Box, Card, Skeleton } from 'shared-ui/core';

interface Props {
  /** Height of where it is, in pixels: one line unless given. */
  placeHeight?: number;
  /** The shape of what is below the facts of each. */
  children?: ReactNode;
}

/** The shape of two lines of a basket or an order: name and price, then when, where and for whom. */
export function LineSkeletons({ placeHeight = 24, children }: Props) {
  return ['first', 'second'].map((line) => (
    <Card key={line} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Skeleton width="40%" height={28} />
        <Skeleton width={56} height={28} />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <Skeleton width="75%" height={24} />
        <Skeleton width="60%" height={placeHeight} />
        <Skeleton width="45%" height={24} />
      </Box>
      {children}
    </Card>
  ));
}
