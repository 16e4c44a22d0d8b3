import { type ComponentProps, useLayoutEffect, useState } from 'react';
import { topSlots } from 'shared-contracts/remote';
import { LegalNotices, useAppName, useFlags } from 'shared-platform';
import {
  BarSpace,
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
import { Box, Container, styled } from 'shared-ui/core';
import { shellRoutes } from '../routes/shell-routes.tsx';
import { texts } from '../texts/en.ts';
import { CookieHost } from './cookie-host.tsx';
import { KioskHost } from './kiosk-host.tsx';
import { SkipLink } from './skip-link.tsx';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** Room for the breadcrumb until its code is here (joining specification 9): what is below it does not move. */
const TrailSpace = styled('div')({ height: 'var(--target-size, 40px)' });

const nothing = () => null;

interface StandInProps extends ComponentProps<typeof StaticBar> {
  onShown(isShown: boolean): void;
}

function StandIn({ onShown, ...props }: StandInProps) {
  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return <StaticBar {...props} />;
}

/** The tenant's notices where no footer carries them. */
const BareNotices = ({ isDark }: { isDark: boolean }) => (
  <Box sx={isDark ? { background: 'var(--brand-dark)', color: 'var(--brand-on-dark)' } : {}}>
    <Container sx={{ py: 2 }}>
      <LegalNotices />
    </Container>
  </Box>
);

/** The page around the screens: header, main, footer, and background listeners. */
export function Frame({ loader }: { loader: RemoteLoader }) {
  const app = useAppName();
  const flags = useFlags();
  const [attempt, setAttempt] = useState(0);
  const [isBarGone, setBarGone] = useState(false);
  // The fallback bar covers all parts of a missing navigation. A single missing part has its own message.
  const failed = isBarGone ? nothing : undefined;
  const hasFooter = !flags.embedded && !(flags.kiosk && app === 'online-joining');

  const notices = <BareNotices isDark={flags.kiosk || isBarGone} />;

  const [bar, ...below] = topSlots(app, flags);
  const hasTrail = app === 'online-joining' && !flags.kiosk && !flags.embedded;
  const trailSpace = hasTrail && <TrailSpace />;

  return (
    <Page>
      <SkipLink>{texts.skipToContent}</SkipLink>
      {bar && (
        <Slots
          loader={loader}
          slot={bar}
          pending={<BarSpace />}
          others={failed}
          fallback={(tryAgain) => (
            <StandIn
              onShown={setBarGone}
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
        <Slots
          key={`${slot} ${attempt}`}
          loader={loader}
          slot={slot}
          pending={trailSpace}
          fallback={failed && (() => trailSpace)}
          others={failed}
        />
      ))}
      <OfflineNotice />
      <HostMain loader={loader} own={shellRoutes} />
      {hasFooter ? (
        <Slots
          key={`footer ${attempt}`}
          loader={loader}
          slot="footer"
          pending={null}
          fallback={isBarGone ? () => notices : undefined}
          others={failed}
          besideNotice={notices}
        />
      ) : (
        notices
      )}
      <CookieHost />
      <KioskHost />
      <IdleSlots loader={loader} />
      <SessionRequests />
      <LoginDialogHost />
      <RouteAnnouncer />
      <ToastHost />
    </Page>
  );
}
