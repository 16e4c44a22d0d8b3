import { useEffect, useEffectEvent } from 'react';
import { addFavourite, type Favourite, favourites, removeFavourite } from 'shared-contracts/api/favourites';
import { useApi, useApiMutation, useApiQuery, useBus, useSession, useToast } from 'shared-platform';
import { IconButton } from 'shared-ui/core';
import { texts as words } from '../texts/class-page.ts';

export interface Props {
  what: Pick<Favourite, 'kind' | 'key' | 'name'>;
}

const look = {
  verticalAlign: 'middle',
  color: 'var(--brand-strong)',
  '&[aria-pressed="true"] path': { fill: 'currentColor' },
};

/** The favourite that a visitor wants to keep once they are logged in: screens mount again then. Kept in memory only: it is theirs. */
let wanted: string | null = null;

/**
 * A heart that is pressed for a favourite; a visitor is asked to log in, and what they pressed is then kept. Where the API
 * has no favourites it only keeps its place, so that nothing beside it moves.
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

  const id = `favourite:${kind}:${key}`;

  const carryOn = useEffectEvent(() => {
    wanted = null;
    if (!own) void toggle();
  });
  const isKnown = user !== null && state === 'success';
  useEffect(() => {
    if (isKnown && wanted === id) carryOn();
  }, [isKnown, id]);
  useEffect(
    () =>
      bus.on('session:login-dismissed', ({ resume }) => {
        if (resume === wanted) wanted = null;
      }),
    [bus],
  );

  // A later toast about a favourite replaces the one before.
  const replaced = `favourite ${id}`;
  async function toggle() {
    // Not disabled meanwhile: a disabled button loses the focus.
    if (adding.requesting || removing.requesting) return;
    if (!user) {
      wanted = id;
      return bus.emit('session:login-requested', { resume: id });
    }
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
