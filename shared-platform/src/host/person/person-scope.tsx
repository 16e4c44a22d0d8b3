import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as AtomProvider } from 'jotai';
import { Activity, Fragment, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { styled } from 'shared-ui/core';
import { usePersonState } from '../../hooks/use-person-state.ts';
import { PlatformContext, usePlatform } from '../../platform-context.ts';
import { SessionWait } from './session-wait.tsx';

/**
 * Gives everything below it the cache, the atoms and the client of the person who is here. When someone leaves, all of
 * it is made again; while it is not known whose a new token is, nothing of it is seen and nothing of it runs.
 */
export function PersonScope({ children }: { children: ReactNode }) {
  const page = usePlatform();
  const life = usePersonState();
  const { api, queries, atoms, visit, isSuspended } = life;
  const platform = useMemo(() => ({ ...page, api, queries }), [page, api, queries]);
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
