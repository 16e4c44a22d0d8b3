import { useRemoteNavigation } from 'shared-platform';
import { Container, styled, useMediaQuery } from 'shared-ui/core';
import { useVenueChoice } from '../features/choose-venue/use-venue-choice.ts';
import { VenueButton } from '../features/choose-venue/venue-button.tsx';
import { WideNavigation } from '../features/find-the-way/wide-navigation.tsx';
import { barStyles, drawerQuery, HEADER_HEIGHT, PHONE_QUERY } from '../shared/header-layout.ts';
import { useHeaderHeight } from '../shared/use-header-height.ts';
import { PhoneNavigation } from './phone-navigation.tsx';
import { SiteLogo } from './site-logo.tsx';

const Bar = styled('header')(barStyles);

/** The bar at the top of every page. */
export default function Header() {
  const isPhone = useMediaQuery(PHONE_QUERY);
  const hasDrawer = useMediaQuery(drawerQuery(useRemoteNavigation().length));
  const height = isPhone ? HEADER_HEIGHT.phone : HEADER_HEIGHT.wide;
  const venueChoice = useVenueChoice();
  useHeaderHeight(height);

  return (
    <Bar>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 2, height }}>
        <SiteLogo />
        {hasDrawer ? (
          <PhoneNavigation venueChoice={venueChoice} />
        ) : (
          <>
            {venueChoice && <VenueButton venue={venueChoice.venue} />}
            <WideNavigation />
          </>
        )}
      </Container>
    </Bar>
  );
}
