import { addFavourite, type Favourite, favourites, removeFavourite } from 'shared-contracts/api/favourites';
import { useApi, useApiMutation, useApiQuery, useSession, useToast } from 'shared-platform';
import { IconButton } from 'shared-ui/core';
import { texts as words } from '../texts/class-page.ts';
import { useWishAfterLogin } from './use-wish-after-login.ts';

export interface Props {
  what: Pick<Favourite, 'kind' | 'key' | 'name'>;
}

const look = {
  verticalAlign: 'middle',
  color: 'var(--brand-strong)',
  '&[aria-pressed="true"] path': { fill: 'currentColor' },
};

/**
 * A heart that is pressed for a favourite; a visitor is asked to log in, and what they pressed is then kept. Where the API
 * has no favourites it only keeps its place, so that nothing beside it moves.
 */
export default function FavouriteButton({ what: { kind, key, name } }: Props) {
  const api = useApi();
  const toast = useToast();
  const { user } = useSession();
  const { data, state } = useApiQuery(favourites, {}, { enabled: user !== null });
  const adding = useApiMutation(addFavourite);
  const removing = useApiMutation(removeFavourite);
  const own = data?.find((one) => one.kind === kind && one.key === key);

  const id = `favourite:${kind}:${key}`;
  const isKnown = user !== null && state === 'success';
  const logInFirst = useWishAfterLogin(id, isKnown, () => {
    if (!own) void toggle();
  });

  // A later toast about a favourite replaces the one before.
  const replaced = `favourite ${id}`;
  async function toggle() {
    // Not disabled meanwhile: a disabled button loses the focus.
    if (adding.requesting || removing.requesting) return;
    if (!user) return logInFirst();
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
    toast({
      content: own ? words.favouriteRemoved(name) : words.favouriteAdded(name),
      type: 'success',
      callback: replaced,
    });
  }

  return (
    <IconButton
      icon="heart"
      size="small"
      label={words.favourite(name)}
      aria-pressed={own !== undefined}
      onClick={() => void toggle()}
      sx={{ ...look, visibility: user !== null && !isKnown ? 'hidden' : undefined }}
    />
  );
}
