import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Theme, theme as themeEndpoint } from 'shared-contracts/api/theme';
import { relativeUrl } from 'shared-contracts/endpoint-address';
import type { Result } from '../http/api-error.ts';
import { CallFailed, queryKey } from '../http/query-cache.ts';
import { type PlatformServices, usePlatform } from '../platform-context.ts';
import { useWatchable } from '../watchable.ts';

/**
 * The theme of the selected venue. A failed call with a venue is repeated once without it, and the last answer
 * decides (decisions 12). Its colours are ready when it is answered.
 */
export async function loadTheme(
  { api, brands }: Pick<PlatformServices, 'api' | 'brands'>,
  venue: string | null,
): Promise<Result<Theme>> {
  const first = await api.call(themeEndpoint, themeArguments(venue));
  const last = first.ok || !venue ? first : await api.call(themeEndpoint, themeArguments(null));
  if (last.ok) await brands.prepare(last.data);
  return last;
}

/** Arguments of the theme call. */
export const themeArguments = (venue: string | null) => ({ query: venue ? { venue } : {} });

/** The theme that arrived with the page: without the venue's own where its answer arrived as a failure (decisions 12). */
export function firstTheme({ api, boot }: Pick<PlatformServices, 'api' | 'boot'>, venue: string | null) {
  const url = relativeUrl(themeEndpoint, themeArguments(venue));
  const hasFailed = boot.preloaded.some((answer) => answer.url === url && answer.status !== 200);
  return api.preloaded(themeEndpoint, themeArguments(hasFailed ? null : venue));
}

/** Follows the venue: the last theme stays until the next one is here, so that nothing flashes. */
export function useSiteTheme() {
  const platform = usePlatform();
  const venue = useWatchable(platform.venue.slug);
  return useQuery<Theme, CallFailed>({
    queryKey: queryKey(themeEndpoint, themeArguments(venue)),
    queryFn: async () => {
      const result = await loadTheme(platform, venue);
      if (!result.ok) throw new CallFailed(result.error);
      return result.data;
    },
    initialData: () => firstTheme(platform, venue),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
