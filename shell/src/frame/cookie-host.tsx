import { lazyPart, useSite } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';

const CookieChoices = lazyPart(
  () => import(/* webpackChunkName: "cookie-choices" */ '../features/choose-cookies/cookie-choices.tsx'),
  // Without the question no one agrees, and no tag runs.
  { failed: () => null },
);

/** Asks for consent if the tenant has tags and the page may carry them; other pages load no code for it. */
export function CookieHost() {
  const { tagManagerIds } = useSite();
  const { consent } = usePlatform();
  return consent.mayCarryTags && tagManagerIds.length > 0 ? <CookieChoices /> : null;
}
