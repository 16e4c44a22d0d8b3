import { lazy, Suspense } from 'react';
import { styled } from 'shared-ui/core';
import type { StaticBarProps } from './static-bar.tsx';

const Space = styled('div')({
  height: 64,
  background: 'var(--brand-header)',
  '@media (max-width: 574.98px)': { height: 56 },
});

const Bar = lazy(() =>
  import(/* webpackChunkName: "static-bar" */ './static-bar.tsx').catch(() => ({ default: () => <Space /> })),
);

/** The bar that stands in for the navigation. Where not even that can be had, its place in the brand's colour stays. */
export const StaticBar = (props: StaticBarProps) => (
  <Suspense fallback={<Space />}>
    <Bar {...props} />
  </Suspense>
);
