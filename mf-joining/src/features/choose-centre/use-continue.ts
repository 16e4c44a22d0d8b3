import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { useLocation, useNavigate, useParams } from 'shared-platform/router';
import { withWhoFor } from '../../shared/offers/who-for-address.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';

/** Goes on from the chosen centre; from `/` by way of the centre's own address. */
export function useContinue(finish: () => void): () => void {
  const { joining } = useJoining();
  const { centreSlug } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const links = useLinks();
  return () => {
    if (centreSlug === undefined && joining.centreSlug !== null)
      navigate(links.to(withWhoFor(paths.centre(joining.centreSlug), search)));
    else finish();
  };
}
