import { topSlots } from 'shared-contracts/remote';
import { useAppName, useFlags } from 'shared-platform';
import {
  HostMain,
  IdleSlots,
  OfflineNotice,
  type RemoteLoader,
  RouteAnnouncer,
  Slots,
  ToastHost,
} from 'shared-platform/host';
import { LoginDialogHost, SessionRequests } from 'shared-platform/log-in';
import { styled } from 'shared-ui/core';
import { KioskHost } from '../features/start-over/kiosk-host.tsx';
import { shellRoutes } from '../routes/shell-routes.tsx';
import { texts } from '../texts/en.ts';
import { SkipLink } from './skip-link.tsx';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** The page around the screens: header, main, footer, and what listens in the background. */
export function Frame({ loader }: { loader: RemoteLoader }) {
  const app = useAppName();
  const flags = useFlags();
  const hasFooter = !flags.embedded && !(flags.kiosk && app === 'online-joining');

  return (
    <Page>
      <SkipLink>{texts.skipToContent}</SkipLink>
      {topSlots(app, flags).map((slot) => (
        <Slots key={slot} loader={loader} slot={slot} pending={null} />
      ))}
      <OfflineNotice />
      <HostMain loader={loader} own={shellRoutes} />
      {hasFooter && <Slots loader={loader} slot="footer" pending={null} />}
      <KioskHost />
      <IdleSlots loader={loader} />
      <SessionRequests />
      <LoginDialogHost />
      <RouteAnnouncer />
      <ToastHost />
    </Page>
  );
}
