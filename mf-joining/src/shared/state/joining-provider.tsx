import { useStore } from 'jotai';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Joining } from '../machine/joining.ts';
import type { JoiningAddress } from '../machine/joining-address.ts';
import {
  firstSteps,
  type JoiningSteps,
  joiningStep,
  openJoining,
  stageOf,
} from '../machine/joining-machine.ts';
import type { JoiningEffect, JoiningEvent, JoiningStage, LinkRead } from '../machine/joining-states.ts';
import { alignJoining } from './align-joining.ts';
import { joiningAtom } from './joining-atom.ts';
import { useOwner } from './use-owner.ts';

export type Send = (event: JoiningEvent) => void;

/** Handlers of the effects, each in the room that owns it. */
export type EffectRunners = {
  [Do in JoiningEffect['do']]?: (effect: Extract<JoiningEffect, { do: Do }>, send: Send) => void;
};

interface JoiningControl {
  joining: Joining;
  stage: JoiningStage;
  failure: string | null;
  send: Send;
  /** For `useJoiningEffects`. */
  register(runners: EffectRunners): void;
  /** For `useJoiningSteps`. */
  addSteps(steps: JoiningSteps): void;
}

const JoiningContext = createContext<JoiningControl | null>(null);

interface ProviderProps {
  address: JoiningAddress;
  /** The membership that the address names, where the memberships on sale are known and have it. */
  link: LinkRead | null;
  children: ReactNode;
}

/** Drives the joining machine, in line with the address from the first render on. */
export function JoiningProvider({ address, link, children }: ProviderProps) {
  const store = useStore();
  const owner = useOwner();
  const [held, hold] = useState(() => openJoining(store.get(joiningAtom), owner));
  // Held outside React too: a second press in the same moment meets the new state.
  const current = useRef(held);
  const runners = useRef<EffectRunners>({});
  const steps = useRef({ ...firstSteps });
  const here = useRef({ address, link });
  // Before any other effect sends something.
  useInsertionEffect(() => {
    here.current = { address, link };
  }, [address, link]);

  const send = useCallback<Send>(
    (event) => {
      const aligned = alignJoining(current.current, here.current.address, here.current.link);
      const { state, effects } = joiningStep(steps.current, aligned.state, event);
      if (state === current.current) return;
      current.current = state;
      store.set(joiningAtom, state.joining);
      hold(state);
      for (const effect of [...aligned.effects, ...effects]) {
        const run = runners.current[effect.do] as ((effect: JoiningEffect, send: Send) => void) | undefined;
        run?.(effect, send);
      }
    },
    [store],
  );
  useEffect(() => send({ type: 'arrived', address }), [send, address]);

  const { state } = alignJoining(held, address, link);
  const stage = stageOf(state);
  const control = useMemo(() => {
    const register = (more: EffectRunners) => void Object.assign(runners.current, more);
    const addSteps = (more: JoiningSteps) => void Object.assign(steps.current, more);
    return { joining: state.joining, stage, failure: state.failure, send, register, addSteps };
  }, [state.joining, stage, state.failure, send]);
  return <JoiningContext value={control}>{children}</JoiningContext>;
}

/** @throws Error outside the joining screen. */
export function useJoining(): JoiningControl {
  const control = useContext(JoiningContext);
  if (!control) throw new Error('This component needs the joining screen around it.');
  return control;
}

/** Carries out some effects of the machine. */
export function useJoiningEffects(runners: EffectRunners): void {
  const { register } = useJoining();
  useLayoutEffect(() => register(runners));
}
