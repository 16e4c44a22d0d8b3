import { useLayoutEffect } from 'react';
import type { JoiningSteps } from '../machine/joining-machine.ts';
import { useJoining } from './joining-provider.tsx';

/** Adds the steps that come with the code of a later section; the same room sends their events. */
export function useJoiningSteps(steps: JoiningSteps): void {
  const { addSteps } = useJoining();
  useLayoutEffect(() => addSteps(steps), [addSteps, steps]);
}
