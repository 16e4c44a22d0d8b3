import { theme as themeEndpoint } from 'shared-contracts/api/theme';
import { useApiQuery, useVenue } from 'shared-platform';
import { useLastKnown } from './use-last-known.ts';

/**
 * Address of the selected venue's logo. The host loads the theme and handles its failures; here the answer is only
 * read. Until the next venue's theme has loaded the last logo stays.
 */
export function useSiteLogo(): string | null {
  const { slug } = useVenue();
  const { data } = useApiQuery(themeEndpoint, { query: slug ? { venue: slug } : {} }, { enabled: false });
  return useLastKnown(data)?.themeAppLogo ?? null;
}
