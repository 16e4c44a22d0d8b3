import { useEffect, useMemo } from 'react';
import type { Client } from 'shared-contracts/api/client';
import { applyTexts } from 'shared-contracts/texts';

/**
 * Puts the tenant's language and wordings in force before anything of the site is drawn. It belongs above the screens
 * and works while rendering, so that no screen shows a text it then changes.
 */
export function useSiteTexts(site: Client | undefined): void {
  useMemo(() => {
    if (!site) return;
    applyTexts(site.language, site.texts);
  }, [site]);
  const language = site?.language;
  useEffect(() => {
    if (language) document.documentElement.lang = language;
  }, [language]);
}
