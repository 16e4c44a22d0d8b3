import { useCallback } from 'react';
import { type Client, client } from 'shared-contracts/api/client';
import { type Theme, theme } from 'shared-contracts/api/theme';
import { paths, withFlags } from 'shared-contracts/links';
import { queryKey } from '../../http/query-cache.ts';
import { LegalNotices } from '../../legal/legal-notices.tsx';
import { SiteContext, usePlatform } from '../../platform-context.ts';
import type { MessageKind } from '../screens/full-page-screens.tsx';
import { loadTheme, themeArguments } from '../use-site-theme.ts';
import { FailurePage, type KnownBrand } from './failure-page.tsx';

export interface SiteFailureProps {
  kind: MessageKind;
  /** True if the site is likely to be there in a while. */
  isPassing?: boolean;
}

/** A page in place of a site whose first calls failed. Once both are answered, the site takes its place. */
export default function SiteFailure({ kind, isPassing = true }: SiteFailureProps) {
  const { api, boot, brands, flags, queries, venue } = usePlatform();
  const lookAgain = useCallback(async () => {
    const slug = venue.slug.get();
    const [look, site] = await Promise.all([loadTheme({ api, brands }, slug), api.call(client, {})]);
    if (!look.ok || !site.ok) return false;
    // A call that is still on its way must not undo what this one has found out.
    const keys = { theme: queryKey(theme, themeArguments(slug)), client: queryKey(client, {}) };
    await Promise.all([
      queries.cancelQueries({ queryKey: keys.theme }),
      queries.cancelQueries({ queryKey: keys.client }),
    ]);
    queries.setQueryData(keys.theme, look.data);
    queries.setQueryData(keys.client, site.data);
    return true;
  }, [api, brands, queries, venue]);

  const site = queries.getQueryData<Client>(queryKey(client, {}));
  const look = queries.getQueryData<Theme>(queryKey(theme, themeArguments(venue.slug.get())));
  const brand: KnownBrand = {
    name: globalThis.location?.hostname ?? '',
    ...boot.brand,
    ...site,
    ...(look && { theme: look }),
  };
  return (
    <FailurePage
      kind={kind}
      brand={brand}
      lookAgain={isPassing ? lookAgain : undefined}
      homeHref={withFlags(paths.home, flags)}
      hasBar={!flags.embedded}
      notices={
        site && (
          // Nothing here could ask about cookies.
          <SiteContext value={{ ...site, tagManagerIds: [] }}>
            <LegalNotices />
          </SiteContext>
        )
      }
    />
  );
}
