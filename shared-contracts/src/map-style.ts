import type { Client } from './api/client.ts';

/** The map style that is served with the product and asks no map service for anything. */
export const LOCAL_MAP_STYLE = '/map/style.json';

/** Names under which map services take their key. */
const KEY_PARAMETERS = ['key', 'access_token', 'api_key', 'apikey'];

/**
 * Address of the style of a tenant's map (joining specification 3 "Site configuration"): the tenant's own with its key in
 * place of `{key}`, else as the last parameter `key`; without one that can be read, the style served with the product.
 * @param page address of the page, for styles named by a path
 */
export function mapStyleAddress(
  { mapStyleUrl, mapApiKey }: Pick<Client, 'mapStyleUrl' | 'mapApiKey'>,
  page: string,
): string {
  const key = mapApiKey ?? '';
  const own = mapStyleUrl?.replaceAll('{key}', encodeURIComponent(key));
  if (!own || !URL.canParse(own, page)) return new URL(LOCAL_MAP_STYLE, page).href;
  const url = new URL(own, page);
  if (key && !KEY_PARAMETERS.some((name) => url.searchParams.has(name))) url.searchParams.set('key', key);
  return url.href;
}
