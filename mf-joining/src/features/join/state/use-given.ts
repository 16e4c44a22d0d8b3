import { atom, useAtom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useSession } from 'shared-platform';
import { choiceKey, type Given, nothingGiven } from './given.ts';
import { useJoining } from './joining-provider.tsx';

interface Held {
  /** What and whose it is. */
  choice: string;
  owner: string | null;
  given: Given;
}

const heldAtom = atom<Held | null>(null);

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
  const isCurrent = (one: Held | null): one is Held =>
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

/** Forgets all of it, as once it was submitted or the kiosk starts over. */
export function useForgetGiven(): () => void {
  const setHeld = useSetAtom(heldAtom);
  return useCallback(() => setHeld(null), [setHeld]);
}
