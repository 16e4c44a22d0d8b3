import { answerCustomQuestions } from 'shared-contracts/api/custom-questions';
import {
  type JoiningCart,
  joiningCart,
  type MembershipDetails,
  storeMembership,
} from 'shared-contracts/api/joining-cart';
import { agreeToRenewal, changeMembership } from 'shared-contracts/api/memberships';
import { sentAnswers, startAnswers } from 'shared-contracts/custom-questions';
import { type ApiError, type Result, useApi } from 'shared-platform';
import { useChangeCosts } from '../costs/use-costs.ts';
import { useQuestions } from '../sections/use-questions.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { useGiven } from '../state/use-given.ts';
import { useAttemptKey } from './use-attempt-key.ts';

/** What became of a submission: the basket, or what failed, and whether it was the answers. */
export type Placed =
  | { ok: true; cart: JoiningCart }
  | { ok: false; error: ApiError; of: 'membership' | 'answers' };

/**
 * Puts the membership into the basket, then the answers with it where there are questions. A renewal is there already:
 * it was put there when the person came (decisions 34).
 */
export function usePlace(): (details: MembershipDetails) => Promise<Placed> {
  const { mode, membershipId, membership } = useJoining().joining;
  const { given } = useGiven();
  const questions = useQuestions();
  const api = useApi();
  const keyOf = useAttemptKey();
  const { bookingsKey } = useChangeCosts().data ?? {};

  function put(body: MembershipDetails): Promise<Result<JoiningCart | null>> {
    if (mode === 'renew') return agree(body.checkedTerms ?? []);
    if (mode === 'join') return api.call(storeMembership, { body }, { idempotencyKey: keyOf(body) });
    const change = { ...body, ...(bookingsKey !== undefined && { bookingsKey }) };
    const params = { id: membershipId ?? '' };
    return api.call(changeMembership, { params, body: change }, { idempotencyKey: keyOf(change) });
  }

  async function agree(checkedTerms: string[]): Promise<Result<JoiningCart | null>> {
    const inBasket = await api.call(joiningCart, {});
    // A server that does not judge the sections leaves the terms to the checkout.
    if (!inBasket.ok || inBasket.data?.steps === undefined) return inBasket;
    return api.call(agreeToRenewal, { params: { id: membershipId ?? '' }, body: { checkedTerms } });
  }

  async function sendAnswers(): Promise<ApiError | null> {
    const groups = questions.data;
    if (!groups || !questions.isAsking || membership === null) return null;
    const answers = sentAnswers(groups, given.answers ?? startAnswers(groups));
    if (answers.length === 0) return null;
    const result = await api.call(answerCustomQuestions, {
      params: { id: membership.typeId },
      body: { answers },
    });
    return result.ok ? null : result.error;
  }

  return async (details) => {
    const stored = await put(details);
    if (!stored.ok) return { ok: false, error: stored.error, of: 'membership' };
    const cart = stored.data;
    if (cart === null) return { ok: false, error: goneError, of: 'membership' };
    const refused = await sendAnswers();
    if (refused) return { ok: false, error: refused, of: 'answers' };
    api.setAnswer(joiningCart, {}, cart);
    return { ok: true, cart };
  };
}

/** The renewal was taken out of the basket meanwhile, as in another tab. */
const goneError: ApiError = {
  kind: 'not-found',
  status: null,
  message: '',
  serverMessage: null,
  validationMessages: {},
  isRetryable: false,
};
