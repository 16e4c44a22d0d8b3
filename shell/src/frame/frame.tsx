import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { topSlots } from 'shared-contracts/remote';
import { useAppName, useFlags, useLinks } from 'shared-platform';
import { isFramed, LoadingScreen, NotFoundScreen, type RemoteLoader, RemotePart } from 'shared-platform/host';
import { Navigate, Route, Routes } from 'shared-platform/router';
import { styled } from 'shared-ui/core';
import { LoginDialogHost } from '../features/log-in/login-dialog-host.tsx';
import { SessionRequests } from '../features/log-in/session-requests.tsx';
import { KioskHost } from '../features/start-over/kiosk-host.tsx';
import { GuardedRoute } from '../routes/guarded-route.tsx';
import { hostRoutes } from '../routes/match-route.ts';
import { RedirectAfterLogin } from '../routes/redirect-after-login.tsx';
import { ScreenTitle } from '../routes/screen-title.tsx';
import { shellRoutes } from '../routes/shell-routes.tsx';
import { UnknownPath } from '../routes/unknown-path.tsx';
import { useRouteFocus } from '../routes/use-route-focus.ts';
import { texts } from '../texts/en.ts';
import { ToastHost } from '../toasts/toast-host.tsx';
import { IdleSlots } from './idle-slots.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SkipLink } from './skip-link.tsx';
import { Slots } from './slots.tsx';

/** A frame takes its height from the page in it, which must not take its own from the frame. */
const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '&[data-framed]': { minHeight: 0 },
});
const Main = styled('main')({ flex: 1, '&:focus': { outline: 'none' } });

const EmbeddedPage = lazy(
  () => import(/* webpackChunkName: "embedded-page" */ '../features/be-embedded/embedded-page.tsx'),
);

/** The page around the screens: header, main, footer, and what listens in the background. */
export function Frame({ loader }: { loader: RemoteLoader }) {
  const app = useAppName();
  const flags = useFlags();
  const links = useLinks();
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  const framed = isFramed(flags);
  const hasFooter = !flags.embedded && !(flags.kiosk && app === 'online-joining');
  const screen = (element: ReactNode, title: string) => (
    <>
      <ScreenTitle title={title} />
      {element}
    </>
  );

  const notFound = screen(<NotFoundScreen homeHref={links.to('/')} />, texts.notFoundTitle);

  return (
    <Page data-framed={framed || undefined}>
      <SkipLink>{texts.skipToContent}</SkipLink>
      {topSlots(app, flags).map((slot) => (
        <Slots key={slot} loader={loader} slot={slot} pending={null} />
      ))}
      <OfflineNotice />
      <Main ref={main} id="content" tabIndex={-1}>
        <RedirectAfterLogin />
        <Routes>
          {hostRoutes(loader.registry(), app).map((route) => (
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
                    />,
                    route.title,
                  )}
                </GuardedRoute>
              }
            />
          ))}
          {shellRoutes.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={
                <GuardedRoute guard={route.guard}>
                  {screen(<Suspense fallback={<LoadingScreen />}>{route.screen}</Suspense>, route.title())}
                </GuardedRoute>
              }
            />
          ))}
          <Route path="/index.html" element={<Navigate to="/" replace />} />
          <Route path="*" element={<UnknownPath loader={loader} notFound={notFound} />} />
        </Routes>
      </Main>
      {hasFooter && <Slots loader={loader} slot="footer" pending={null} />}
      <KioskHost />
      <IdleSlots loader={loader} />
      <SessionRequests />
      <LoginDialogHost />
      <RouteAnnouncer />
      <ToastHost />
      {framed && (
        <Suspense>
          <EmbeddedPage />
        </Suspense>
      )}
    </Page>
  );
}
