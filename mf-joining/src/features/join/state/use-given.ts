import { atom, useAtom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useDraft, useSession } from 'shared-platform';
import { draftOf, type HeldGiven, readDraft } from './drafted-given.ts';
import { choiceKey, type Given, nothingGiven } from './given.ts';
import { useJoining } from './joining-provider.tsx';

const heldAtom = atom<HeldGiven | null>(null);

export interface GivenControl {
  given: Given;
  give(parts: Partial<Given>): void;
}

/** What was given for the membership chosen now by the person who is here now, and the way to change parts of it. */
export function useGiven(): GivenControl {
  const { status, user } = useSession();
  const choice = choiceKey(useJoining().joining);
  const [held, setHeld] = useAtom(heldAtom);
  const owner = user?.id ?? null;
  // While the person is being loaded anew, as after their details were saved, nobody else is here.
  const isCurrent = (one: HeldGiven | null): one is HeldGiven =>
    one !== null && one.choice === choice && (status === 'checking' || one.owner === owner);
  return {
    given: isCurrent(held) ? held.given : nothingGiven,
    give: (parts) =>
      setHeld((before) => ({
        choice,
        owner,
        given: { ...(isCurrent(before) ? before.given : nothingGiven), ...parts },
      })),
  };
}

/** Forgets all of it, as once it was submitted. */
export function useForgetGiven(): () => void {
  const setHeld = useSetAtom(heldAtom);
  return useCallback(() => setHeld(null), [setHeld]);
}

/** Carries it over the reload that a lost session forces, for the same person to find once they have logged in again. */
export function useDraftedGiven(): void {
  const [held, setHeld] = useAtom(heldAtom);
  useDraft('joining-given', draftOf(held), (stored) => setHeld(readDraft(stored)));
}
