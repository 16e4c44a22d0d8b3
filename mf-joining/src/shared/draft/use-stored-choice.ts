import type { JoiningDraft } from 'shared-contracts/api/joining-draft';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { useApiQuery } from 'shared-platform';
import { useCentre } from '../centre/use-centre.ts';

/** Names of the membership and the centre in a draft; known as `null` where the server has no such names. */
export function useStoredChoice(draft: JoiningDraft | null) {
  const choice = draft?.steps.choice?.given;
  const { centre, isFailed } = useCentre(choice?.centreSlug ?? null);
  const { data: types, error } = useApiQuery(
    membershipTypes,
    { query: { venue_id: centre?.id ?? '' } },
    { enabled: centre !== undefined },
  );
  const name = types?.find(({ id }) => id === choice?.membershipTypeId)?.name;
  return {
    isKnown: !choice || isFailed || types !== undefined || error !== null,
    kept: centre && name ? { name, centre: centre.name } : null,
  };
}
