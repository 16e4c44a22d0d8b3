import { useAtom, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from 'shared-platform';
import { forgetOthersAnswers } from '../features/give-details/reload.ts';
import { EMAIL_PATH, typedAnswersAtom } from '../features/give-details/typed-answers.ts';
import { DraftQuestion } from '../features/keep-joining/draft-question.tsx';
import { DraftStatus } from '../features/keep-joining/draft-status.tsx';
import type { TypedDetails } from '../shared/draft/draft-entries.ts';
import { isOfferedAtom } from '../shared/draft/is-offered-atom.ts';
import { useJoiningDraft } from '../shared/draft/use-joining-draft.ts';
import type { JoiningAddress } from '../shared/machine/joining-address.ts';

interface Props {
  address: JoiningAddress;
  /** Place below the sections: to keep a joining for later comes after the ways to go on with it. */
  below: HTMLElement | null;
  /** Place for what is asked, which comes while the page is being read. */
  beside: HTMLElement | null;
}

/**
 * Keeps the joining on the server, and says so; what was kept elsewhere is offered.
 */
export default function JoiningDraft({ address, below, beside }: Props) {
  const owner = useSession().user?.id ?? null;
  const [kept, setKept] = useAtom(typedAnswersAtom);
  const fill = useCallback(
    (details: TypedDetails | null) => setKept(details && { ...details, owner }),
    [owner, setKept],
  );
  const typed = kept?.owner === owner ? kept : null;
  const control = useJoiningDraft(address, { typed, fill });
  const email = typed?.answers[EMAIL_PATH];
  useEffect(forgetOthersAnswers, []);
  const [isPutOff, setPutOff] = useState(false);
  const question = control.question === 'offer' && isPutOff ? null : control.question;
  const setOffered = useSetAtom(isOfferedAtom);
  useEffect(() => {
    setOffered(question === 'offer');
    return () => setOffered(false);
  }, [question, setOffered]);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The pressed button goes with the question, and the focus with it.
    if (wasAsked.current && !question && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus();
    wasAsked.current = question !== null;
  }, [question]);
  return (
    <>
      {question && beside
        ? createPortal(
            <DraftQuestion question={question} control={control} onPutOff={() => setPutOff(true)} />,
            beside,
          )
        : !question &&
          below &&
          createPortal(
            <DraftStatus control={control} email={typeof email === 'string' ? email : ''} />,
            below,
          )}
    </>
  );
}
