import { changeCosts } from 'shared-contracts/api/memberships';
import { camelKey } from 'shared-contracts/codec';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { type ApiError, useApi, useToast, useUnmatchedErrorToast } from 'shared-platform';
import { placeMessages } from 'shared-ui/forms';
import { texts } from '../../../texts/en.ts';
import { firstSectionOf, sectionsOf, withoutSection } from '../messages/section-of-key.ts';
import { focusSection } from '../sections/focus-section.ts';
import { useQuestions } from '../sections/use-questions.ts';
import { useJoining } from '../state/joining-provider.tsx';
import type { SectionId } from '../state/section-ids.ts';
import { useGiven } from '../state/use-given.ts';

interface Refusal {
  error: ApiError;
  of: 'membership' | 'answers';
}

/** The two failures are worded differently on purpose (decisions 9). */
const failureTexts = { membership: texts.submit.failed, answers: texts.wentWrong };

/**
 * Shows a person what was refused: at its field in the first section that owns it, which reopens and comes into view.
 * What no section owns goes into a toast and above that section (decisions 10). Returns the words of a failure that no
 * section shows, else `null`.
 */
export function useRefusal(): (refusal: Refusal) => string | null {
  const { change } = useJoining();
  const { give } = useGiven();
  const { data: groups = [] } = useQuestions();
  const api = useApi();
  const toast = useToast();
  const toastUnmatched = useUnmatchedErrorToast();

  function reopen(id: SectionId, lacking: readonly SectionId[] = []) {
    change((before) => ({ ...before, open: id, lacking }));
    focusSection(id);
  }

  function refuseAnswers(messages: ValidationMessages) {
    const fields = groups.flatMap(({ questions }) =>
      questions.map(({ id, label }) => ({ name: id, label, keys: [camelKey(id)] })),
    );
    give({ answerMessages: messages });
    toast({ content: texts.submit.answersRefused, type: 'neutral' });
    toastUnmatched(placeMessages(messages, fields).unmatched);
    reopen('additional_details_section');
    return null;
  }

  function refuseMembership(messages: ValidationMessages) {
    give({ messages, ...(messages.promotionCodeId && { promotion: null }) });
    // The list is another one by now: it is read again, and agreed to again.
    if (messages.bookingsKey) api.invalidate(changeCosts);
    const { whole, unmatched } = placeMessages(withoutSection(messages), []);
    toastUnmatched(unmatched);
    const first = firstSectionOf(messages);
    if (first === null) return whole.join(' ');
    reopen(first, sectionsOf(messages));
    return null;
  }

  return ({ error, of }) => {
    const { validationMessages, serverMessage } = error;
    if (Object.keys(validationMessages).length === 0) {
      const content = serverMessage ?? failureTexts[of];
      toast({ content, type: 'danger' });
      return content;
    }
    return of === 'answers' ? refuseAnswers(validationMessages) : refuseMembership(validationMessages);
  };
}
