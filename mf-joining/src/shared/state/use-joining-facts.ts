import { useSession } from 'shared-platform';
import { joiningFacts } from '../machine/joining-machine.ts';
import type { JoiningFacts } from '../machine/section-definition.ts';
import { useJoining } from './joining-provider.tsx';
import { useQuestions } from './use-questions.ts';

/** Facts about the person and their choices that the sections depend on. */
export function useJoiningFacts(): JoiningFacts {
  const { user } = useSession();
  const { joining } = useJoining();
  return joiningFacts(joining, {
    isLoggedIn: user !== null,
    hasInstruction: user?.hasInstruction ?? false,
    hasQuestions: useQuestions().isAsking,
  });
}
