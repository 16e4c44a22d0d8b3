import { lazyPart } from 'shared-platform';
import { styled } from 'shared-ui/core';

const Room = styled('span')({ display: 'inline-block', width: 44, height: 44 });

/** The heart of a favourite, loaded after what it is beside; its place is kept for it. */
export const Heart = lazyPart(() => import(/* webpackChunkName: "favourite" */ './favourite-button.tsx'), {
  pending: () => <Room />,
  failed: () => null,
});
