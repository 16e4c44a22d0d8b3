import { useEffect, useMemo } from 'react';
import type { Client } from 'shared-contracts/api/client';
import { applyTexts } from 'shared-contracts/texts';

/**
 * Puts the tenant's language and wordings in force before anything of the site is drawn, or the language that a person
 * chose at a kiosk. It belongs above the screens and works while rendering, so that no screen shows a text it then changes.
 */
export function useSiteTexts(site: Client | undefined, chosen: string | null): void {
  const { language, texts } =
    site?.otherLanguages.find((other) => other.language.toLowerCase() === chosen) ?? site ?? {};
  useMemo(() => {
    if (language && texts) applyTexts(language, texts);
  }, [language, texts]);
  useEffect(() => {
    if (language) document.documentElement.lang = language;
  }, [language]);
}
