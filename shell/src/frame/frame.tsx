import { useState } from 'react';
import { topSlots } from 'shared-contracts/remote';
import { useAppName, useFlags } from 'shared-platform';
import {
  HostMain,
  IdleSlots,
  OfflineNotice,
  type RemoteLoader,
  RouteAnnouncer,
  Slots,
  StaticBar,
  ToastHost,
} from 'shared-platform/host';
import { LoginDialogHost, SessionRequests } from 'shared-platform/log-in';
import { styled } from 'shared-ui/core';
import { shellRoutes } from '../routes/shell-routes.tsx';
import { texts } from '../texts/en.ts';
import { KioskHost } from './kiosk-host.tsx';
import { SkipLink } from './skip-link.tsx';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** The bar says that the navigation could not be loaded; its other parts are tried again with it. */
const nothing = () => null;

/** The page around the screens: header, main, footer, and what listens in the background. */
export function Frame({ loader }: { loader: RemoteLoader }) {
  const app = useAppName();
  const flags = useFlags();
  const [attempt, setAttempt] = useState(0);
  const hasFooter = !flags.embedded && !(flags.kiosk && app === 'online-joining');

  const [bar, ...below] = topSlots(app, flags);

  return (
    <Page>
      <SkipLink>{texts.skipToContent}</SkipLink>
      {bar && (
        <Slots
          loader={loader}
          slot={bar}
          pending={null}
          fallback={(tryAgain) => (
            <StaticBar
              isKiosk={bar === 'kiosk-bar'}
              onTryAgain={() => {
                setAttempt((count) => count + 1);
                return tryAgain();
              }}
            />
          )}
        />
      )}
      {below.map((slot) => (
        <Slots key={`${slot} ${attempt}`} loader={loader} slot={slot} pending={null} fallback={nothing} />
      ))}
      <OfflineNotice />
      <HostMain loader={loader} own={shellRoutes} />
      {hasFooter && (
        <Slots key={`footer ${attempt}`} loader={loader} slot="footer" pending={null} fallback={nothing} />
      )}
      <KioskHost />
      <IdleSlots loader={loader} />
      <SessionRequests />
      <LoginDialogHost />
      <RouteAnnouncer />
      <ToastHost />
    </Page>
  );
}
