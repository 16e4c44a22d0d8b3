import { paths } from 'shared-contracts/links';
import { useLinks, useVenue } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { focusSection } from '../sections/focus-section.ts';
import { freshJoining } from '../state/joining.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { useForgetSearch } from './use-forget-search.ts';

/** Forgets the centre, what was chosen for it and the search, and goes back to the choice (joining specification 2). */
export function useChangeLocation(): () => void {
  const { change } = useJoining();
  const { select } = useVenue();
  const forgetSearch = useForgetSearch();
  const navigate = useNavigate();
  const links = useLinks();
  return () => {
    forgetSearch();
    change(({ arrivedAt }) => ({ ...freshJoining, open: 'centre_section', arrivedAt }));
    select(null);
    navigate(links.to(paths.home));
    focusSection('centre_section');
  };
}
