import { styled } from 'shared-ui/core';
import { lazyPart } from '../../boundaries/lazy-part.tsx';

const Space = styled('div')({
  height: 64,
  background: 'var(--brand-header)',
  '@media (max-width: 574.98px)': { height: 56 },
});

const space = () => <Space />;

/** The bar that stands in for the navigation. Where not even that can be had, its place in the brand's colour stays. */
export const StaticBar = lazyPart(() => import(/* webpackChunkName: "static-bar" */ './static-bar.tsx'), {
  pending: space,
  failed: space,
});
