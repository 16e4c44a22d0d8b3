import { joiningVenue, type Venue } from 'shared-contracts/api/venues';
import { paths } from 'shared-contracts/links';
import { useApi, useLinks } from 'shared-platform';
import { useLocation } from 'shared-platform/router';
import { withWhoFor } from '../../shared/offers/who-for-address.ts';

interface CentreLinks {
  /** A centre's own address, which has it chosen and goes on (joining specification 4 "Section flow"). */
  addressOf(centre: Venue): string;
  /** Sends what the list says of a centre ahead, so that its address has nothing to wait for. */
  sendAhead(centre: Venue): void;
}

/** Chooses a centre by a link. */
export function useCentreLinks(): CentreLinks {
  const api = useApi();
  const links = useLinks();
  const { search } = useLocation();
  return {
    addressOf: ({ slug }) => links.to(withWhoFor(paths.centre(slug), search)),
    sendAhead: (centre) => void api.setAnswer(joiningVenue, { params: { venue: centre.slug } }, centre),
  };
}
