import { changeCosts } from 'shared-contracts/api/memberships';
import { camelKey } from 'shared-contracts/codec';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { useApi, useToast, useUnmatchedErrorToast } from 'shared-platform';
import { placeMessages } from 'shared-ui/forms';
import { texts } from '../../texts/review.ts';
import { useJoiningEntries } from '../entries/use-joining-entries.ts';
import type { Refusal } from '../machine/joining-states.ts';
import { withoutSection } from '../machine/section-of-key.ts';
import { useQuestions } from '../state/use-questions.ts';

/**
 * Shows a person what was refused: at its field in the section that the machine opens. What no section owns goes into a
 * toast and above that section (decisions 10).
 */
export function useShowRefusal(): (refusal: Refusal) => void {
  const { give } = useJoiningEntries();
  const { data: groups = [] } = useQuestions();
  const api = useApi();
  const toast = useToast();
  const toastUnmatched = useUnmatchedErrorToast();

  function showAnswers(messages: ValidationMessages) {
    const fields = groups.flatMap(({ questions }) =>
      questions.map(({ id, label }) => ({ name: id, label, keys: [camelKey(id)] })),
    );
    give({ answerMessages: messages });
    toast({ content: texts.submit.answersRefused, type: 'neutral' });
    toastUnmatched(placeMessages(messages, fields).unmatched);
  }

  function showMembership(messages: ValidationMessages) {
    give({ messages, ...(messages.promotionCodeId && { promotion: null }) });
    // The list is another one by now: it is read again, and agreed to again.
    if (messages.bookingsKey) api.invalidate(changeCosts);
    toastUnmatched(placeMessages(withoutSection(messages), []).unmatched);
  }

  return ({ of, messages, words }) => {
    if (Object.keys(messages).length === 0) toast({ content: words, type: 'danger' });
    else if (of === 'answers') showAnswers(messages);
    else showMembership(messages);
  };
}
