import { type Venue, venueCalls } from 'shared-contracts/api/venues';
import { useApi, useAppName, useLinks, useVenue } from 'shared-platform';
import { useLocation, useNavigate } from 'shared-platform/router';
import { pageAfterChoice } from './venue-choice.ts';

/** Makes a venue the selected one. */
export function useSelectVenue(): (venue: Venue) => void {
  const api = useApi();
  const app = useAppName();
  const links = useLinks();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { select } = useVenue();
  return (venue) => {
    // The venue from the list saves its page, the header and the footer a call.
    api.setAnswer(venueCalls(app).one, { params: { venue: venue.slug } }, venue);
    const page = pageAfterChoice(app, pathname, venue.slug);
    // A venue's page selects its venue. To select another before leaving it would change the selection back and forth.
    if (page === null) select(venue.slug);
    else void navigate(links.to(page));
  };
}
