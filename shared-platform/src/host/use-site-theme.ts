import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Theme, theme as themeEndpoint } from 'shared-contracts/api/theme';
import type { Api } from '../http/api.ts';
import type { Result } from '../http/api-error.ts';
import { CallFailed, queryKey } from '../http/query-cache.ts';
import { usePlatform } from '../platform-context.ts';

/**
 * The theme of the selected venue. A failed call with a venue is repeated once without it, and the last answer
 * decides (decisions 12).
 */
export async function loadTheme(api: Api, venue: string | null): Promise<Result<Theme>> {
  const first = await api.call(themeEndpoint, themeArguments(venue));
  if (first.ok || !venue) return first;
  return api.call(themeEndpoint, themeArguments(null));
}

/** What the theme is asked for with. */
export const themeArguments = (venue: string | null) => ({ query: venue ? { venue } : {} });

/** Follows the venue: the last theme stays until the next one is here, so that nothing flashes. */
export function useSiteTheme() {
  const platform = usePlatform();
  const venue = useSyncExternalStore(platform.venue.slug.subscribe, platform.venue.slug.get);
  return useQuery<Theme, CallFailed>({
    queryKey: queryKey(themeEndpoint, themeArguments(venue)),
    queryFn: async () => {
      const result = await loadTheme(platform.api, venue);
      if (!result.ok) throw new CallFailed(result.error);
      return result.data;
    },
    initialData: () => platform.api.preloaded(themeEndpoint, themeArguments(venue)),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
