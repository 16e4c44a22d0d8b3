import type { PlatformServices } from '../platform-context.ts';
import { firstTheme } from './use-site-theme.ts';

/** Readies the colours of the theme that arrived with the page; a gateway of an earlier release sends none with it. */
export async function prepareFirstBrand({
  api,
  boot,
  brands,
  venue,
}: Pick<PlatformServices, 'api' | 'boot' | 'brands' | 'venue'>): Promise<void> {
  const look = firstTheme({ api, boot }, venue.slug.get()) ?? boot.brand?.theme;
  if (look) await brands.prepare(look);
}
