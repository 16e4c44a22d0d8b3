import { lazyPart, useSite } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';

const CookieChoices = lazyPart(
  () => import(/* webpackChunkName: "cookie-choices" */ '../features/choose-cookies/cookie-choices.tsx'),
  // Without the question nobody agrees, and nothing runs.
  { failed: () => null },
);

/** Where a tenant has tags and the page may carry them, people are asked; other pages load nothing of it. */
export function CookieHost() {
  const { tagManagerIds } = useSite();
  const { consent } = usePlatform();
  return consent.mayCarryTags && tagManagerIds.length > 0 ? <CookieChoices /> : null;
}
