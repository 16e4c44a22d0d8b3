import { useSession } from 'shared-platform';
import { useJoining } from '../state/joining-provider.tsx';
import type { JoiningFacts } from '../state/section-definition.ts';
import { useQuestions } from './use-questions.ts';

/** What is known of the person and of their choices, as far as the sections depend on it. */
export function useJoiningFacts(): JoiningFacts {
  const { user } = useSession();
  const { mode, centreSlug, membership } = useJoining().joining;
  return {
    mode,
    isLoggedIn: user !== null,
    hasInstruction: user?.hasInstruction ?? false,
    hasCentre: centreSlug !== null,
    paymentType: membership?.paymentType ?? null,
    hasQuestions: useQuestions().isAsking,
  };
}
