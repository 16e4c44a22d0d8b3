import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Theme, theme as themeEndpoint } from 'shared-contracts/api/theme';
import type { Result } from '../http/api-error.ts';
import { CallFailed, queryKey } from '../http/query-cache.ts';
import { type PlatformServices, usePlatform } from '../platform-context.ts';

/**
 * The theme of the selected venue. A failed call with a venue is repeated once without it, and the last answer
 * decides (decisions 12).
 */
export async function loadTheme(platform: PlatformServices, venue: string | null): Promise<Result<Theme>> {
  const first = await platform.api.call(themeEndpoint, venue ? { query: { venue } } : { query: {} });
  if (first.ok || !venue) return first;
  return platform.api.call(themeEndpoint, { query: {} });
}

function preloadedTheme({ api }: PlatformServices, venue: string | null): Theme | undefined {
  return api.preloaded(themeEndpoint, venue ? { query: { venue } } : { query: {} });
}

/** Follows the venue: the last theme stays until the next one is here, so that nothing flashes. */
export function useSiteTheme() {
  const platform = usePlatform();
  const venue = useSyncExternalStore(platform.venue.slug.subscribe, platform.venue.slug.get);
  return useQuery<Theme, CallFailed>({
    queryKey: queryKey(themeEndpoint, { query: venue ? { venue } : {} }),
    queryFn: async () => {
      const result = await loadTheme(platform, venue);
      if (!result.ok) throw new CallFailed(result.error);
      return result.data;
    },
    initialData: () => preloadedTheme(platform, venue),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
