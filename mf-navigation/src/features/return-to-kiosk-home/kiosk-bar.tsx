import { paths } from 'shared-contracts/links';
import { useBus, useSite } from 'shared-platform';
import { useLocation } from 'shared-platform/router';
import { BrandArea, Button, Container, styled } from 'shared-ui/core';
import { kioskHome } from '../../shared/destination.ts';
import { DestinationLink } from '../../shared/destination-link.tsx';
import { barStyles, heightOf } from '../../shared/header-layout.ts';
import { SiteMark } from '../../shared/site-mark.tsx';
import { useConfirmBeforeHome } from '../../shared/use-confirm-before-home.ts';
import { useIsLoggedIn } from '../../shared/use-is-logged-in.ts';
import { texts } from '../../texts/en.ts';

const Bar = styled(BrandArea)({ ...barStyles, ...heightOf('kiosk') });

const Mark = styled('div')({
  flex: '0 1 auto',
  marginInlineEnd: 'auto',
  font: '700 1.125rem/1.15 var(--font-heading)',
  overflowWrap: 'anywhere',
});

const Ways = styled('nav')({ display: 'flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' });

/**
 * The bar of a terminal in a centre (joining specification 2 "Kiosk navigation"). Its logo is not a link. Neither the home
 * nor the login leads to itself; at the home, where members begin, the login is a button.
 */
export default function KioskBar() {
  const bus = useBus();
  const isLoggedIn = useIsLoggedIn();
  const { kioskHomeUrl } = useSite();
  const { pathname } = useLocation();
  const isHome = pathname === paths.kiosk && !kioskHomeUrl;
  const askBeforeHome = useConfirmBeforeHome();

  return (
    <Bar component="header" tone="header">
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 2, height: '100%' }}>
        <Mark>
          <SiteMark />
        </Mark>
        <Ways aria-label={texts.navigation}>
          {isLoggedIn ? (
            <Button variant="text" onClick={() => bus.emit('session:logout-requested', {})}>
              {texts.logOut}
            </Button>
          ) : (
            pathname !== paths.login && (
              <Button
                variant={isHome ? 'secondary' : 'text'}
                size={isHome ? 'large' : 'medium'}
                onClick={() => bus.emit('session:login-requested', { resume: null })}
              >
                {texts.logIn}
              </Button>
            )
          )}
          {!isHome && (
            <Button
              variant="secondary"
              component={DestinationLink}
              destination={kioskHome(kioskHomeUrl)}
              onClick={askBeforeHome}
            >
              {texts.kioskHome}
            </Button>
          )}
        </Ways>
      </Container>
    </Bar>
  );
}
