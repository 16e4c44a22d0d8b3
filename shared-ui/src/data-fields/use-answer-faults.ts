import { useState } from 'react';
import type { DataFieldSection } from 'shared-contracts/data-fields';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { placeMessages } from '../forms/place-messages.ts';
import { answerFaults, messageFields } from './answer-faults.ts';
import { type Answers, openFieldsOf } from './answers.ts';

export interface FormState {
  sections: readonly DataFieldSection[];
  answers: Answers;
  serverMessages: ValidationMessages;
  today: string;
}

/**
 * What is wrong with a form. Its own rules speak from the first submit on and follow the typing; a message of the
 * server stands until its field is changed. `attempt` rises whenever there is something new to be told.
 */
export function useAnswerFaults({ sections, answers, serverMessages, today }: FormState) {
  const [attempt, setAttempt] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const [told, setTold] = useState({ serverMessages, changed: new Set<string>() });
  if (told.serverMessages !== serverMessages) {
    setTold({ serverMessages, changed: new Set() });
    if (Object.keys(serverMessages).length > 0) setAttempt(attempt + 1);
  }

  const own = new Map(
    (isChecked ? answerFaults(sections, answers, today) : []).map(({ path, message }) => [path, message]),
  );
  const { atFields, whole } = placeMessages(serverMessages, messageFields(sections));
  const faults = openFieldsOf(sections).flatMap(({ path }) => {
    const message = own.get(path) ?? (told.changed.has(path) ? undefined : atFields[path]);
    return message ? [{ path, message }] : [];
  });

  return {
    attempt,
    faults,
    /** What the server said that no field shows. */
    whole,
    /** The answer at a path is another one now. */
    changed: (path: string) =>
      setTold(({ changed, ...rest }) => ({ ...rest, changed: new Set(changed).add(path) })),
    /** Looks at all answers; `true` when they can be sent. */
    check: () => {
      setChecked(true);
      const isGood = answerFaults(sections, answers, today).length === 0;
      if (!isGood) setAttempt(attempt + 1);
      return isGood;
    },
  };
}
