import { useState } from 'react';
import type { ApiError } from 'shared-platform';
import type { CardForm } from './use-card-form.ts';

export interface EntryCheck {
  /** The problems are the server's: the payment was tried. */
  isRefused: boolean;
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
    isRefused: stop === 'refusal',
    isStopped: stop !== null,
    check() {
      const isWrong = errors.show(findProblems());
      setStop(isWrong ? 'problems' : null);
      return !isWrong;
    },
    refuse(error) {
      if (Object.keys(error.validationMessages).length === 0) return;
      setStop('refusal');
      errors.refuse(error, null);
    },
  };
}
