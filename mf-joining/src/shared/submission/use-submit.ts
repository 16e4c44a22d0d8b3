import { useJoining } from '../state/joining-provider.tsx';
import { useJoiningFacts } from '../state/use-joining-facts.ts';
import { useSubmission } from './use-submission.ts';
import { useSubmitEffects } from './use-submit-effects.ts';

export interface SubmitControl {
  isSubmitting: boolean;
  /** The failure, if no field shows it. */
  failure: string | null;
  submit(): void;
}

/** Submits what was chosen. */
export function useSubmit(): SubmitControl {
  const { stage, failure, send } = useJoining();
  const person = useJoiningFacts();
  const submission = useSubmission();
  useSubmitEffects();
  return {
    isSubmitting: stage === 'storing' || stage === 'answering',
    failure,
    submit: () => submission && send({ type: 'submit-pressed', submission, person }),
  };
}
