import { styled } from 'shared-ui/core';
import { lazyPart } from '../../boundaries/lazy-part.tsx';
import { PlainBar } from './plain-bar.tsx';
import type { StaticBarProps } from './static-bar.tsx';

/** Room for the bar at the top until it is drawn. */
export const BarSpace = styled('div')({
  height: 64,
  background: 'var(--brand-header)',
  '@media (max-width: 574.98px)': { height: 56 },
});

const space = () => <BarSpace />;

/** The fallback of the navigation. If it cannot be loaded either, the page itself has a plain one. */
export const StaticBar = lazyPart<StaticBarProps>(
  () => import(/* webpackChunkName: "static-bar" */ './static-bar.tsx'),
  {
    pending: space,
    failed: ({ isKiosk, onTryAgain }, tryAgain) => (
      <PlainBar
        isKiosk={isKiosk}
        onTryAgain={() => {
          tryAgain();
          void onTryAgain();
        }}
      />
    ),
  },
);
