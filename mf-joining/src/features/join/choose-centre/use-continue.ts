import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { useNavigate, useParams } from 'shared-platform/router';
import { useJoining } from '../state/joining-provider.tsx';

/** Goes on from the chosen centre; from `/` by way of the centre's own address. */
export function useContinue(finish: () => void): () => void {
  const { joining } = useJoining();
  const { centreSlug } = useParams();
  const navigate = useNavigate();
  const links = useLinks();
  return () => {
    if (centreSlug === undefined && joining.centreSlug !== null)
      navigate(links.to(paths.centre(joining.centreSlug)));
    else finish();
  };
}
