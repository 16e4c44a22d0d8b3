import type { ValidationMessages } from 'shared-contracts/envelope';
import { type ApiError, useTellElsewhere, useToast } from 'shared-platform';
import { texts } from '../../../texts/en.ts';
import { useQuestions } from '../answer-questions/use-questions.ts';
import { focusSection } from '../sections/focus-section.ts';
import type { SectionId } from '../sections/section-ids.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { useGiven } from '../state/use-given.ts';
import { firstSectionOf, sectionOfKey } from './section-of-key.ts';

interface Refusal {
  error: ApiError;
  of: 'membership' | 'answers';
}

/** The two failures are worded differently on purpose (decisions 9). */
const failureTexts = { membership: texts.submit.failed, answers: texts.wentWrong };

/**
 * Tells a person what was refused: at its field in the first section that owns it, which reopens and comes into view,
 * and in a toast where no section does (decisions 10). Answers the words for a failure that says nothing of any field,
 * else `null`.
 */
export function useRefusal(): (refusal: Refusal) => string | null {
  const { change } = useJoining();
  const { give } = useGiven();
  const { data: groups = [] } = useQuestions();
  const toast = useToast();
  const tellElsewhere = useTellElsewhere();

  function reopen(id: SectionId) {
    change((before) => ({ ...before, open: id }));
    focusSection(id);
  }

  function refuseAnswers(messages: ValidationMessages) {
    const ids = groups.flatMap(({ questions }) => questions.map(({ id }) => id));
    give({ answerMessages: messages });
    toast({ content: texts.submit.answersRefused, type: 'neutral' });
    tellElsewhere(messages, new Set(ids));
    reopen('additional_details_section');
  }

  function refuseMembership(messages: ValidationMessages) {
    give({ messages, ...(messages.promotionCodeId && { promotion: null }) });
    tellElsewhere(messages, new Set(Object.keys(messages).filter((key) => sectionOfKey(key) !== null)));
    const first = firstSectionOf(messages);
    if (first) reopen(first);
  }

  return ({ error, of }) => {
    const { validationMessages, serverMessage } = error;
    if (Object.keys(validationMessages).length === 0) {
      const content = serverMessage ?? failureTexts[of];
      toast({ content, type: 'danger' });
      return content;
    }
    if (of === 'answers') refuseAnswers(validationMessages);
    else refuseMembership(validationMessages);
    return null;
  };
}
