import { joiningVenue, type Venue } from 'shared-contracts/api/venues';
import { paths } from 'shared-contracts/links';
import { useApi, useLinks } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';

/** Chooses a centre: its address has it chosen, and goes on (joining specification 4 "Section flow"). */
export function useChooseCentre(): (centre: Venue) => void {
  const api = useApi();
  const links = useLinks();
  const navigate = useNavigate();
  return (centre) => {
    // What the list says of the centre goes ahead, so that its address has nothing to wait for.
    api.setAnswer(joiningVenue, { params: { venue: centre.slug } }, centre);
    navigate(links.to(paths.centre(centre.slug)));
  };
}
