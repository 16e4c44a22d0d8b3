import { useEffect, useState } from 'react';
import { theme as themeEndpoint } from 'shared-contracts/api/theme';
import { useApiQuery, useVenue } from 'shared-platform';

/**
 * Address of the selected venue's logo. The host loads the theme, and knows what to do when it fails; here its answer
 * is only read. Until the next venue's theme has arrived the last logo stays.
 */
export function useSiteLogo(): string | null {
  const { slug } = useVenue();
  const { data } = useApiQuery(themeEndpoint, { query: slug ? { venue: slug } : {} }, { enabled: false });
  const [last, setLast] = useState(data);
  useEffect(() => {
    if (data) setLast(data);
  }, [data]);
  return (data ?? last)?.themeAppLogo ?? null;
}
