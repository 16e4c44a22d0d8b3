import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useJoining } from '../state/joining-provider.tsx';
import { useJoiningFacts } from '../state/use-joining-facts.ts';
import { resumedAtom } from './resumed-atom.ts';

/**
 * Takes a person who continues with a draft past the membership that they had chosen before, once the draft is filled in.
 * @param isFilled the page has what the draft holds, with its membership
 */
export function useResumed(isFilled: boolean): void {
  const [isResumed, setResumed] = useAtom(resumedAtom);
  const person = useJoiningFacts();
  const { joining, send } = useJoining();
  const isAtMembership = joining.open === 'membership_section';
  const goOn = useEffectEvent(() => {
    setResumed(false);
    if (isAtMembership) send({ type: 'section-finished', id: 'membership_section', person });
  });
  const isThere = isResumed && isFilled;
  useEffect(() => {
    if (isThere) goOn();
  }, [isThere]);
}
