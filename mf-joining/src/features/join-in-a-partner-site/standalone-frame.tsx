import { LegalNotices, useFlags } from 'shared-platform';
import {
  HostMain,
  IdleSlots,
  isFramed,
  OfflineNotice,
  type RemoteLoader,
  RouteAnnouncer,
  ToastHost,
} from 'shared-platform/host';
import { loginRoute, SessionRequests } from 'shared-platform/log-in';
import { Container, styled } from 'shared-ui/core';
import { EmbedBridge } from './embed-bridge.tsx';

/** A frame takes its height from the page in it, which must not take its own from the frame. */
const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '&[data-framed]': { minHeight: 0 },
});

const own = [loginRoute];

/**
 * Joining on a page of its own, which operators show in theirs: the screens of this host and the login, with no place
 * for a header, a breadcrumb or a footer but the tenant's notices (joining specification 1 "Modes").
 */
export function StandaloneFrame({ loader }: { loader: RemoteLoader }) {
  const framed = isFramed(useFlags());
  return (
    <Page data-framed={framed || undefined}>
      <OfflineNotice />
      <HostMain loader={loader} own={own} />
      <Container sx={{ py: 2 }}>
        <LegalNotices />
      </Container>
      <IdleSlots loader={loader} />
      <SessionRequests />
      <RouteAnnouncer />
      <ToastHost />
      {framed && <EmbedBridge />}
    </Page>
  );
}
