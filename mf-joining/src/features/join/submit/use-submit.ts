import { useState } from 'react';
import { paths } from 'shared-contracts/links';
import { useLinks, useSession, useToast } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { texts } from '../../../texts/en.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { sectionDefinitions } from '../state/section-definitions.ts';
import { keptFlow } from '../state/section-flow.ts';
import { useForgetGiven, useGiven } from '../state/use-given.ts';
import { keepJoiningTerms } from './kept-terms.ts';
import { submitsNewMandate } from './new-mandate.ts';
import { usePlace } from './use-place.ts';
import { useRefusal } from './use-refusal.ts';
import { useSubmission } from './use-submission.ts';

export interface SubmitControl {
  isSubmitting: boolean;
  /** What went wrong, where no field says it. */
  failure: string | null;
  submit(): Promise<void>;
}

/** Submits what was chosen and goes to the checkout; what is refused or missing reopens its section. */
export function useSubmit(): SubmitControl {
  const { joining, change } = useJoining();
  const { given } = useGiven();
  const forget = useForgetGiven();
  const { user } = useSession();
  const submission = useSubmission();
  const place = usePlace();
  const refuse = useRefusal();
  const toast = useToast();
  const links = useLinks();
  const navigate = useNavigate();
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit() {
    if (isSubmitting || !submission || !user) return;
    setFailure(null);
    const { lacks } = submission;
    if (lacks !== null) {
      if (lacks === 'additional_details_section')
        toast({ content: texts.questions.required, type: 'danger' });
      change((before) => ({ ...before, open: lacks }));
      return;
    }
    setSubmitting(true);
    const placed = await place(submission.details);
    setSubmitting(false);
    if (!placed.ok) return setFailure(refuse(placed));
    toast({ content: texts.submit.added, type: 'success' });
    keepJoiningTerms(placed.cart.cartId, given.checkedTerms);
    change((before) => ({
      ...before,
      ...keptFlow(sectionDefinitions, before),
      isSubmitted: true,
      newMandateSubmitted: submitsNewMandate(joining, user),
    }));
    void navigate(links.to(paths.checkout));
    forget();
  }

  return { isSubmitting, failure, submit };
}
