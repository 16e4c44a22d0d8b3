import { array, safeParse, string } from 'shared-contracts/schema';
import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';

type PathStorage = Pick<Storage, 'getItem' | 'setItem'>;
type PathView = Pick<Window, 'parent' | 'location' | 'document'>;

const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${pathname}${search}`;

/** The address that the operator's page gave the frame, and the one where the person is. */
function read(storage: PathStorage): { first: string; last: string } | null {
  try {
    const stored = safeParse(array(string()), JSON.parse(storage.getItem(storageKeys.framePath) ?? '[]'));
    const [first, last] = stored.success ? stored.data : [];
    return first !== undefined && last !== undefined ? { first, last } : null;
  } catch {
    return null;
  }
}

const write = (storage: PathStorage, first: string, last: string): void =>
  storage.setItem(storageKeys.framePath, JSON.stringify([first, last]));

/**
 * A page that is reloaded opens its frames again at their first address. Answers where the person was in this one;
 * `null` if they are there already, or were never here.
 */
export function pathToReturnTo(view: PathView = window, storage: PathStorage = tabStorage()): string | null {
  const { parent, location, document } = view;
  const here = pathOf(location);
  // An address inside the frame was opened on purpose.
  if (parent === view || document.referrer.startsWith(`${location.origin}/`)) return null;
  const kept = read(storage);
  if (kept && kept.last === here) return null;
  if (kept && kept.first === here && kept.last.startsWith('/')) return kept.last;
  write(storage, here, here);
  return null;
}

/** Keeps where the person is in the frame for the tab. */
export function keepFramePath(
  location: Pick<Location, 'pathname' | 'search'>,
  storage: PathStorage = tabStorage(),
): void {
  const kept = read(storage);
  if (kept) write(storage, kept.first, pathOf(location));
}
