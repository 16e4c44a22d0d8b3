import { lazyPart } from 'shared-platform';
import type { BasketNotLoadedProps } from './basket-not-loaded.tsx';

export const BasketNotLoaded = lazyPart<BasketNotLoadedProps>(
  () => import(/* webpackChunkName: "not-loaded" */ './basket-not-loaded.tsx'),
);
