import { useRemoteNavigation } from 'shared-platform';
import { Container, styled, useMediaQuery } from 'shared-ui/core';
import { useVenueChoice } from '../features/choose-venue/use-venue-choice.ts';
import { VenueButton } from '../features/choose-venue/venue-button.tsx';
import { WideNavigation } from '../features/move-about-the-site/wide-navigation.tsx';
import { barStyles, drawerQuery, heightOf, PHONE_QUERY } from '../shared/header-layout.ts';
import { PhoneNavigation } from './phone-navigation.tsx';
import { SiteLogo } from './site-logo.tsx';

const Bar = styled('header')({
  ...barStyles,
  ...heightOf('wide'),
  [`@media ${PHONE_QUERY}`]: heightOf('phone'),
});

/** Does not affect the layout, except by being shown or not. */
const Where = styled('div')({ display: 'contents' });

/** The bar at the top of every page. A server-rendered page has the bars of all widths, and CSS shows one. */
export default function Header() {
  const drawer = drawerQuery(useRemoteNavigation().length);
  const hasDrawer = useMediaQuery(drawer, true);
  const hasEntries = useMediaQuery(`not all and ${drawer}`, true);
  const venueChoice = useVenueChoice();

  return (
    <Bar>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 2, height: '100%' }}>
        <SiteLogo />
        {hasDrawer && (
          <Where sx={{ [`@media not all and ${drawer}`]: { display: 'none' } }}>
            <PhoneNavigation venueChoice={venueChoice} />
          </Where>
        )}
        {hasEntries && (
          <Where sx={{ [`@media ${drawer}`]: { display: 'none' } }}>
            {venueChoice && <VenueButton venue={venueChoice.venue} />}
            <WideNavigation />
          </Where>
        )}
      </Container>
    </Bar>
  );
}
