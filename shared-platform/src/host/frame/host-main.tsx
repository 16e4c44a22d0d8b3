import { type ReactNode, useRef, useState } from 'react';
import { matchPath } from 'react-router';
import { canOpen } from 'shared-contracts/links';
import type { RemoteRoute } from 'shared-contracts/remote';
import { styled } from 'shared-ui/core';
import { ErrorBoundary } from '../../boundaries/error-boundary.tsx';
import { FailureNotice } from '../../boundaries/failure-notice.tsx';
import { useAppName, useLinks } from '../../hooks/platform-hooks.ts';
import { WithoutTags } from '../../legal/without-tags.tsx';
import { usePlatform } from '../../platform-context.ts';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { Navigate, Route, Routes, useLocation } from '../../router.ts';
import { texts } from '../../texts/en.ts';
import { PersonScreens } from '../person/person-scope.tsx';
import { GuardedRoute } from '../routes/guarded-route.tsx';
import { hostRoutes } from '../routes/match-route.ts';
import { RedirectAfterLogin } from '../routes/redirect-after-login.tsx';
import { ScreenTitle } from '../routes/screen-title.tsx';
import { UnknownPath } from '../routes/unknown-path.tsx';
import { useFreshStart } from '../routes/use-fresh-start.ts';
import { useRouteFocus } from '../routes/use-route-focus.ts';
import { LoadingScreen, MessageScreen } from '../screens/full-page-screens.tsx';
import { ArrivedContent } from './arrived-content.tsx';
import { RemotePart } from './remote-part.tsx';

const Main = styled('main')({ flex: 1, '&:focus': { outline: 'none' } });

/** A screen of the host itself, which no remote brings. */
export interface OwnRoute {
  path: string;
  guard: RemoteRoute['guard'];
  title: () => string;
  screen: ReactNode;
}

interface Props {
  loader: RemoteLoader;
  own: readonly OwnRoute[];
}

/** The screens of a host: those that the registry names for it, its own, and the page for unknown paths. */
export function HostMain({ loader, own }: Props) {
  const app = useAppName();
  const links = useLinks();
  const { pathname } = useLocation();
  const { boot } = usePlatform();
  // The server knows that the addressed item does not exist; any other address has its own screen.
  const [missing] = useState(boot.isNotFound ? pathname : null);
  const isOfThisVisit = useFreshStart();
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  const screen = (element: ReactNode, title: string) => (
    <>
      <ScreenTitle title={title} />
      {element}
    </>
  );
  // The gateway leaves such routes out of the registry; a static host has only this.
  const routes = hostRoutes(loader.registry(), app).filter(
    (route) => !own.some(({ path }) => matchPath(route.path, path)),
  );
  const notFound = screen(<MessageScreen kind="notFound" homeHref={links.to('/')} />, texts.notFoundTitle);

  return (
    <Main ref={main} id="content" tabIndex={-1}>
      <PersonScreens>
        {isOfThisVisit && <RedirectAfterLogin />}
        {/* No route, not even the last one, matches an address with a line break: the page would be empty. */}
        {!isOfThisVisit ? (
          <LoadingScreen />
        ) : canOpen(pathname) && pathname !== missing ? (
          <Routes>
            {/* Of two equal paths a router takes the first. */}
            {own.map((route) => (
              <Route
                key={route.path}
                path={route.path}
                element={
                  <GuardedRoute guard={route.guard}>
                    {screen(
                      <ErrorBoundary
                        key={route.path}
                        fallback={(_error, tryAgain) => (
                          <FailureNotice
                            level={1}
                            title={texts.remoteFailure.partTitle}
                            onTryAgain={tryAgain}
                          />
                        )}
                      >
                        {/* A login, a registration, a new password. */}
                        <WithoutTags>{route.screen}</WithoutTags>
                      </ErrorBoundary>,
                      route.title(),
                    )}
                  </GuardedRoute>
                }
              />
            ))}
            {routes.map((route) => (
              <Route
                key={`${route.remote} ${route.id}`}
                path={route.path}
                element={
                  <GuardedRoute guard={route.guard}>
                    {screen(
                      <RemotePart
                        key={`${route.remote} ${route.id}`}
                        loader={loader}
                        remote={route.remote}
                        displayName={route.displayName}
                        kind="routes"
                        id={route.id}
                        pending={<LoadingScreen />}
                        notFound={notFound}
                        besideNotice={<ArrivedContent />}
                      />,
                      route.title,
                    )}
                  </GuardedRoute>
                }
              />
            ))}
            <Route path="/index.html" element={<Navigate to="/" replace />} />
            <Route path="*" element={<UnknownPath loader={loader} notFound={notFound} />} />
          </Routes>
        ) : (
          notFound
        )}
      </PersonScreens>
    </Main>
  );
}
