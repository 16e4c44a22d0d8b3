import { useSetAtom } from 'jotai';
import { paths } from 'shared-contracts/links';
import { useLinks, useVenue } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { focusSection } from '../sections/focus-section.ts';
import { freshJoining } from '../state/joining.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { freshSearch } from './centre-search.ts';
import { centreSearchAtom, pickedCentreAtom } from './centre-search-state.ts';

/** Forgets the centre, what was chosen for it and the search, and goes back to the choice (joining specification 2). */
export function useChangeLocation(): () => void {
  const { change } = useJoining();
  const { select } = useVenue();
  const setSearch = useSetAtom(centreSearchAtom);
  const pick = useSetAtom(pickedCentreAtom);
  const navigate = useNavigate();
  const links = useLinks();
  return () => {
    setSearch(freshSearch);
    pick(null);
    change(({ arrivedAt }) => ({ ...freshJoining, open: 'centre_section', arrivedAt }));
    select(null);
    navigate(links.to(paths.home));
    focusSection('centre_section');
  };
}
