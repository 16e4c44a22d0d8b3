import { answerCustomQuestions } from 'shared-contracts/api/custom-questions';
import {
  type JoiningCart,
  joiningCart,
  type MembershipDetails,
  storeMembership,
} from 'shared-contracts/api/joining-cart';
import { agreeToRenewal, changeMembership } from 'shared-contracts/api/memberships';
import { sentAnswers, startAnswers } from 'shared-contracts/custom-questions';
import { paths } from 'shared-contracts/links';
import { type Result, useApi, useLinks, useSession, useToast } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { texts as questionTexts } from '../../texts/questions.ts';
import { texts as review } from '../../texts/review.ts';
import { useChangeCosts } from '../costs/use-costs.ts';
import { carriedAddress } from '../direct-debit/carried-address.ts';
import { useClearEntries, useJoiningEntries } from '../entries/use-joining-entries.ts';
import type { Mode } from '../machine/joining.ts';
import { submissionSteps } from '../machine/submission-steps.ts';
import { useJoining, useJoiningEffects } from '../state/joining-provider.tsx';
import { useJoiningSteps } from '../state/use-joining-steps.ts';
import { useQuestions } from '../state/use-questions.ts';
import { readRefusal } from './read-refusal.ts';
import { storeJoiningTerms } from './stored-terms.ts';
import { useAttemptKey } from './use-attempt-key.ts';
import { useShowRefusal } from './use-show-refusal.ts';

/** Puts the membership into the basket, then the answers with it where there are questions, and goes to the checkout. */
export function useSubmitEffects(): void {
  const { mode, membershipId, membership } = useJoining().joining;
  const { given } = useJoiningEntries();
  const { user } = useSession();
  const forget = useClearEntries();
  const questions = useQuestions();
  const api = useApi();
  const toast = useToast();
  const links = useLinks();
  const navigate = useNavigate();
  const keyOf = useAttemptKey();
  const showRefusal = useShowRefusal();
  const { bookingsKey } = useChangeCosts().data ?? {};
  const groups = (questions.isAsking && questions.data) || [];
  const answers = sentAnswers(groups, given.answers ?? startAnswers(groups));

  const ways: Record<Mode, (body: MembershipDetails) => Promise<Result<JoiningCart | null>>> = {
    join: (body) => api.call(storeMembership, { body }, { idempotencyKey: keyOf(body) }),
    change(body) {
      const change = { ...body, ...(bookingsKey !== undefined && { bookingsKey }) };
      const params = { id: membershipId ?? '' };
      return api.call(changeMembership, { params, body: change }, { idempotencyKey: keyOf(change) });
    },
    renew: ({ checkedTerms }) => agree(checkedTerms ?? []),
  };

  /** A renewal is in the basket already: it was put there when the person came (decisions 34). */
  async function agree(checkedTerms: string[]): Promise<Result<JoiningCart | null>> {
    const inBasket = await api.call(joiningCart, {});
    // A server that does not check the sections leaves the terms to the checkout.
    if (!inBasket.ok || inBasket.data?.steps === undefined) return inBasket;
    return api.call(agreeToRenewal, { params: { id: membershipId ?? '' }, body: { checkedTerms } });
  }

  useJoiningSteps(submissionSteps);
  useJoiningEffects({
    async store({ details }, send) {
      const stored = await ways[mode](details);
      // The renewal may have been taken out of the basket meanwhile, as in another tab.
      if (!stored.ok || stored.data === null)
        send({ type: 'submit-refused', refusal: readRefusal('membership', stored.ok ? null : stored.error) });
      else send({ type: 'membership-stored', cart: stored.data, hasAnswers: answers.length > 0 });
    },
    async 'send-answers'(_, send) {
      const params = { id: membership?.typeId ?? '' };
      const result = await api.call(answerCustomQuestions, { params, body: { answers } });
      if (result.ok) send({ type: 'answers-stored' });
      else send({ type: 'submit-refused', refusal: readRefusal('answers', result.error) });
    },
    'tell-open-questions': () => toast({ content: questionTexts.required, type: 'danger' }),
    'show-refusal': ({ refusal }) => showRefusal(refusal),
    'check-out'({ cart }) {
      api.setAnswer(joiningCart, {}, cart);
      toast({ content: review.submit.added, type: 'success' });
      storeJoiningTerms(cart.cartId, given.checkedTerms);
      void navigate(links.to(paths.checkout), { state: carriedAddress(given.directDebit, user?.id) });
      forget();
    },
  });
}
