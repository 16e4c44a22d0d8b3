import { atom, useAtom, useSetAtom, useStore } from 'jotai';
import { useCallback } from 'react';
import { useDraft, useSession } from 'shared-platform';
import { joiningAtom } from '../state/joining-atom.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { draftOf, type OwnedEntries, readDraft } from './entries-draft.ts';
import { choiceKey, emptyEntries, type JoiningEntries } from './joining-entries.ts';

const heldAtom = atom<OwnedEntries | null>(null);

export interface JoiningEntriesControl {
  given: JoiningEntries;
  give(parts: Partial<JoiningEntries>): void;
}

/** The current person's entries for the chosen membership, and the way to change them. */
export function useJoiningEntries(): JoiningEntriesControl {
  const { status, user } = useSession();
  const choice = choiceKey(useJoining().joining);
  const [held, setHeld] = useAtom(heldAtom);
  const owner = user?.id ?? null;
  // While the person is loading again, as after saving their details, no one else is here.
  const isCurrent = (one: OwnedEntries | null): one is OwnedEntries =>
    one !== null && one.choice === choice && (status === 'checking' || one.owner === owner);
  return {
    given: isCurrent(held) ? held.given : emptyEntries,
    give: (parts) =>
      setHeld((before) => ({
        choice,
        owner,
        given: { ...(isCurrent(before) ? before.given : emptyEntries), ...parts },
      })),
  };
}

/** Puts the entries of a basket in place, for the membership that it has made the chosen one. */
export function useRestoreEntries(): (parts: Partial<JoiningEntries>) => void {
  const store = useStore();
  const owner = useSession().user?.id ?? null;
  return (parts) =>
    store.set(heldAtom, (before) => {
      const choice = choiceKey(store.get(joiningAtom));
      const isCurrent = before?.choice === choice && before.owner === owner;
      return { choice, owner, given: { ...(isCurrent ? before.given : emptyEntries), ...parts } };
    });
}

/** Puts entries in place for a membership that is about to be chosen, or that was. */
export function useFillEntries(): (choice: string, parts: Partial<JoiningEntries>) => void {
  const setHeld = useSetAtom(heldAtom);
  const owner = useSession().user?.id ?? null;
  return (choice, parts) =>
    setHeld((before) => {
      const isCurrent = before?.choice === choice && before.owner === owner;
      return { choice, owner, given: { ...(isCurrent ? before.given : emptyEntries), ...parts } };
    });
}

/** Forgets all of it, as once it was submitted. */
export function useClearEntries(): () => void {
  const setHeld = useSetAtom(heldAtom);
  return useCallback(() => setHeld(null), [setHeld]);
}

/** Carries it over the reload that a lost session forces, for the same person to find once they have logged in again. */
export function useEntriesDraft(): void {
  const [held, setHeld] = useAtom(heldAtom);
  useDraft('joining-given', draftOf(held), (stored) => setHeld(readDraft(stored)));
}
