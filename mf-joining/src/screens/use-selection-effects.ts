import { useSetAtom } from 'jotai';
import { joiningVenue } from 'shared-contracts/api/venues';
import { useApi, useLinks, useToast, useVenue } from 'shared-platform';
import { useLocation, useNavigate } from 'shared-platform/router';
import { useResetSearch } from '../features/choose-centre/use-reset-search.ts';
import { continueFocusAtom } from '../features/choose-membership/continue-focus.ts';
import { freshFilters, membershipFiltersAtom } from '../features/choose-membership/membership-filters.ts';
import { storedEntries } from '../shared/entries/stored-entries.ts';
import { useRestoreEntries } from '../shared/entries/use-joining-entries.ts';
import { withWhoFor } from '../shared/offers/who-for-address.ts';
import { focusSection } from '../shared/sections/focus-section.ts';
import { useJoiningEffects } from '../shared/state/joining-provider.tsx';
import { unavailableChoiceText } from '../shared/unavailable-choice.tsx';
import { sectionEntry } from './sections/section-entry.ts';

/** Carries out what the machine asks for around the choice of a centre and a membership. */
export function useSelectionEffects(): void {
  const api = useApi();
  const toast = useToast();
  const links = useLinks();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { select } = useVenue();
  const restore = useRestoreEntries();
  const setFilters = useSetAtom(membershipFiltersAtom);
  const awaitContinue = useSetAtom(continueFocusAtom);
  useJoiningEffects({
    restore({ cart }) {
      const { homeVenue, startDate, billingDay, promotion } = cart;
      // The centre's address has nothing to wait for: what the basket says of the centre goes ahead.
      api.setAnswer(joiningVenue, { params: { venue: homeVenue.slug } }, homeVenue);
      restore({ startDate, billingDay, promotion, ...storedEntries(cart) });
    },
    'forget-search': useResetSearch(),
    'forget-centre': () => select(null),
    'reset-filters': () => setFilters(freshFilters),
    tell: ({ what }) => toast({ content: unavailableChoiceText[what], type: 'danger' }),
    go: ({ path, replaces, section }) =>
      void navigate(links.to(withWhoFor(path, search)), {
        replace: replaces,
        state: section ? sectionEntry(section) : null,
      }),
    'push-section': ({ id }) =>
      void navigate({ pathname, search }, { state: sectionEntry(id), preventScrollReset: true }),
    focus: ({ id }) => void focusSection(id),
    'focus-continue': () => awaitContinue(true),
  });
}
