import { useState } from 'react';
import type { ApiError } from 'shared-platform';
import { texts as news } from '../../texts/checkout-news.ts';
import { texts } from '../../texts/en.ts';
import type { CardForm } from './use-card-form.ts';

export interface EntryCheck {
  /** The heading of the problems, where it is not the usual one. */
  title: string | undefined;
  /** The last press was stopped by the entry, so what an earlier payment ended with is over. */
  isStopped: boolean;
  /** Checks the entry as it stands, and shows what is wrong with it; answers whether it can be sent. */
  check(): boolean;
  /** Shows what the server has against the entry: at its fields and among the problems. */
  refuse(error: ApiError): void;
}

/** Checks the card form when it is sent, and shows why the server refuses it. */
export function useEntryCheck({ errors, findProblems }: CardForm): EntryCheck {
  const [stop, setStop] = useState<'problems' | 'refusal' | null>(null);
  return {
    title: stop === 'refusal' ? texts.pay.failedTitle : undefined,
    isStopped: stop !== null,
    check() {
      const isWrong = errors.show(findProblems());
      setStop(isWrong ? 'problems' : null);
      return !isWrong;
    },
    refuse(error) {
      if (Object.keys(error.validationMessages).length === 0) return;
      setStop('refusal');
      errors.refuse(error, `${texts.pay.failedText} ${news.cardAgain}`);
    },
  };
}
