import { useState } from 'react';
import { type DataFieldSection, isEmptyAnswer } from 'shared-contracts/data-fields';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { placeMessages } from '../forms/place-messages.ts';
import { type AnswerRule, answerErrors, messageFields } from './answer-errors.ts';
import { type Answers, openFieldsOf } from './answers.ts';

export interface FormState {
  sections: readonly DataFieldSection[];
  answers: Answers;
  serverMessages: ValidationMessages;
  today: string;
  rule?: AnswerRule | undefined;
}

/**
 * The errors of a form. Its own rules apply to an answer once its field is left, to all of them from the first submit
 * on, and follow the typing; a message of the server remains until its field is changed. `attempt` rises whenever there is something new to announce.
 */
export function useAnswerErrors({ sections, answers, serverMessages, today, rule }: FormState) {
  const [attempt, setAttempt] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const [checkedPart, setCheckedPart] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState({ serverMessages, changed: new Set<string>() });
  if (shown.serverMessages !== serverMessages) {
    setShown({ serverMessages, changed: new Set() });
    if (Object.keys(serverMessages).length > 0) setAttempt(attempt + 1);
  }

  const own = new Map(
    answerErrors(sections, answers, today, rule)
      .filter(
        ({ path }) => isChecked || checkedPart.has(path) || (left.has(path) && !isEmptyAnswer(answers[path])),
      )
      .map(({ path, message }) => [path, message]),
  );
  const { atFields, whole } = placeMessages(serverMessages, messageFields(sections));
  const faults = openFieldsOf(sections).flatMap(({ path }) => {
    const message = own.get(path) ?? (shown.changed.has(path) ? undefined : atFields[path]);
    return message ? [{ path, message }] : [];
  });

  function conclude(parts: readonly DataFieldSection[]): boolean {
    const isGood = answerErrors(parts, answers, today, rule).length === 0;
    if (!isGood) setAttempt(attempt + 1);
    return isGood;
  }

  return {
    attempt,
    faults,
    /** Errors found while the person fills in the fields are shown at the field only. */
    summary: attempt > 0 ? faults : faults.filter(({ path }) => !own.has(path)),
    /** Messages of the server that no field shows. */
    whole,
    /** The answer at a path has changed. */
    changed: (path: string) =>
      setShown(({ changed, ...rest }) => ({ ...rest, changed: new Set(changed).add(path) })),
    /** The field at a path was left. Passing by one that is empty says nothing. */
    left: (path: string) => setLeft((before) => (before.has(path) ? before : new Set(before).add(path))),
    /** Checks all answers; `true` if they can be sent. */
    check: () => {
      setChecked(true);
      return conclude(sections);
    },
    /** Checks the answers of one group; `true` if the next can follow. */
    checkPart: (part: DataFieldSection) => {
      setCheckedPart((before) => new Set([...before, ...part.sectionFields.map(({ path }) => path)]));
      return conclude([part]);
    },
  };
}
