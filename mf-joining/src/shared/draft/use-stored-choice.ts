import type { JoiningDraft } from 'shared-contracts/api/joining-draft';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { joiningVenue } from 'shared-contracts/api/venues';
import { useApiQuery } from 'shared-platform';

/** Names of the membership and the centre in a draft; known as `null` where the server has no such names. */
export function useStoredChoice(draft: JoiningDraft | null) {
  const choice = draft?.steps.choice?.given;
  const venue = choice?.centreSlug;
  const { data: centre, error: unknown } = useApiQuery(
    joiningVenue,
    { params: { venue: venue ?? '' } },
    { enabled: venue !== undefined },
  );
  const { data: types, error } = useApiQuery(
    membershipTypes,
    { query: { venue_id: centre?.id ?? '' } },
    { enabled: centre !== undefined },
  );
  const name = types?.find(({ id }) => id === choice?.membershipTypeId)?.name;
  return {
    isKnown: !choice || unknown !== null || types !== undefined || error !== null,
    kept: centre && name ? { name, centre: centre.name } : null,
  };
}
