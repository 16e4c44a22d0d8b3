import { useAtom } from 'jotai';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { arrive } from './arrive.ts';
import type { Joining } from './joining.ts';
import type { JoiningAddress } from './joining-address.ts';
import { joiningAtom } from './joining-atom.ts';

interface JoiningControl {
  joining: Joining;
  change(step: (before: Joining) => Joining): void;
}

const JoiningContext = createContext<JoiningControl | null>(null);

/** What this person is doing, in line with the address from the first render on, and the way to change it. */
export function JoiningProvider({ address, children }: { address: JoiningAddress; children: ReactNode }) {
  const [held, changeHeld] = useAtom(joiningAtom);
  const control = useMemo(
    () => ({
      joining: arrive(held, address),
      change: (step: (before: Joining) => Joining) => changeHeld((before) => step(arrive(before, address))),
    }),
    [held, changeHeld, address],
  );
  const { change } = control;
  useEffect(() => change((arrived) => arrived), [change]);
  return <JoiningContext value={control}>{children}</JoiningContext>;
}

/** @throws Error outside the joining screen. */
export function useJoining(): JoiningControl {
  const control = useContext(JoiningContext);
  if (!control) throw new Error('This component needs the joining screen around it.');
  return control;
}
