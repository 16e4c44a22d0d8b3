import { addFavourite, type Favourite, favourites, removeFavourite } from 'shared-contracts/api/favourites';
import { useApi, useApiMutation, useApiQuery, useBus, useSession, useToast } from 'shared-platform';
import { IconButton } from 'shared-ui/core';
import { texts as words } from '../texts/class-page.ts';

interface Props {
  what: Pick<Favourite, 'kind' | 'key' | 'name'>;
}

const look = {
  verticalAlign: 'middle',
  color: 'var(--brand-strong)',
  '&[aria-pressed="true"] path': { fill: 'currentColor' },
};

/**
 * A heart that is pressed for a favourite; a visitor is asked to log in. Where the API has no favourites it only keeps its
 * place, so that nothing beside it moves.
 */
export default function FavouriteButton({ what: { kind, key, name } }: Props) {
  const api = useApi();
  const bus = useBus();
  const toast = useToast();
  const { user } = useSession();
  const { data, state } = useApiQuery(favourites, {}, { enabled: user !== null });
  const adding = useApiMutation(addFavourite);
  const removing = useApiMutation(removeFavourite);
  const own = data?.find((one) => one.kind === kind && one.key === key);
  const isUnknown = user !== null && state !== 'success';

  async function toggle() {
    if (!user) return bus.emit('session:login-requested', { resume: null });
    const result = own
      ? await removing.run({ params: { favouriteId: own.id } })
      : await adding.run({ body: { kind, key } });
    if (!result.ok) {
      toast({
        content: result.error.status === 409 ? result.error.message : words.favouriteFailed,
        type: 'danger',
      });
      return;
    }
    api.setAnswer(favourites, {}, result.data);
    toast({ content: own ? words.favouriteRemoved(name) : words.favouriteAdded(name), type: 'success' });
  }

  return (
    <IconButton
      icon="heart"
      size="small"
      label={words.favourite(name)}
      aria-pressed={own !== undefined}
      disabled={adding.requesting || removing.requesting}
      onClick={() => void toggle()}
      sx={{ ...look, visibility: isUnknown ? 'hidden' : undefined }}
    />
  );
}
