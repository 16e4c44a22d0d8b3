import { type QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { Provider as AtomProvider } from 'jotai';
import { Activity, Fragment, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { type Theme, theme } from 'shared-contracts/api/theme';
import { styled } from 'shared-ui/core';
import { usePersonState } from '../../hooks/use-person-state.ts';
import { queryKey } from '../../http/query-cache.ts';
import { PlatformContext, usePlatform } from '../../platform-context.ts';
import { useWatchable } from '../../watchable.ts';
import { themeArguments } from '../use-site-theme.ts';
import { SessionWait } from './session-wait.tsx';

/** Tells a person's cache the theme, which only the page's own cache has: a header reads its logo from there. */
function useShareTheme(queries: QueryClient): void {
  const venue = useWatchable(usePlatform().venue.slug);
  const key = queryKey(theme, themeArguments(venue));
  const { data } = useQuery<Theme>({ queryKey: key, queryFn: skipToken });
  if (data && queries.getQueryData(key) !== data) queries.setQueryData(key, data);
}

/**
 * Gives everything below it the cache, the atoms and the client of the person who is here. When someone leaves, all of
 * it is made again; while it is not known whose a new token is, nothing of it is seen and nothing of it runs.
 */
export function PersonScope({ children }: { children: ReactNode }) {
  const page = usePlatform();
  const life = usePersonState();
  const { api, queries, atoms, visit, isSuspended } = life;
  const platform = useMemo(() => ({ ...page, api, queries }), [page, api, queries]);
  useShareTheme(queries);
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={queries}>
        <AtomProvider store={atoms}>
          <Activity key={visit} mode={isSuspended ? 'hidden' : 'visible'}>
            {children}
          </Activity>
        </AtomProvider>
      </QueryClientProvider>
      {isSuspended && <Cover />}
    </PlatformContext>
  );
}

const Shown = styled('div')({ visibility: 'visible' });

/** Hides the whole document, dialogs too, which are drawn beside the page. */
function Cover() {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.visibility = 'hidden';
    return () => {
      style.visibility = '';
    };
  }, []);
  return (
    <Shown>
      <SessionWait />
    </Shown>
  );
}

/** Screens: they mount again with every change of person, also when a visitor logs in. */
export function PersonScreens({ children }: { children: ReactNode }) {
  const { generation } = usePersonState();
  return <Fragment key={generation}>{children}</Fragment>;
}
