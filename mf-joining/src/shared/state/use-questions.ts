import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { type CustomQuestionGroup, customQuestions } from 'shared-contracts/api/custom-questions';
import { type ApiQuery, useApiQuery } from 'shared-platform';
import { modeRules } from '../machine/mode-rules.ts';
import { useJoining } from './joining-provider.tsx';

/** The questions stay while the person answers them. */
const FRESH_FOR = Number.POSITIVE_INFINITY;

/** The membership type whose questions could not be loaded. */
const failedTypeAtom = atom<string | null>(null);

export interface Questions extends ApiQuery<CustomQuestionGroup[]> {
  /** There are some, or that could not be found out: then their section stands, with another try, until it is known. */
  isAsking: boolean;
}

/** The additional questions of the chosen membership; only who joins again is asked (decisions 34). */
export function useQuestions(): Questions {
  const { mode, membership } = useJoining().joining;
  const [failedType, setFailedType] = useAtom(failedTypeAtom);
  const typeId = modeRules[mode].isHeld ? null : (membership?.typeId ?? null);
  const query = useApiQuery(
    customQuestions,
    { params: { id: typeId ?? '' } },
    { enabled: typeId !== null, staleTime: FRESH_FOR },
  );
  const { state, data = [] } = query;
  useEffect(() => {
    if (state === 'error') setFailedType(typeId);
    if (state === 'success') setFailedType((before) => (before === typeId ? null : before));
  }, [state, typeId, setFailedType]);
  const isUnknown = typeId !== null && state !== 'success' && failedType === typeId;
  return { ...query, isAsking: isUnknown || data.some(({ questions }) => questions.length > 0) };
}
