import { Spinner } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { LoadFailed } from '../parts/load-failed.tsx';
import { useJudgeSelection } from './use-judge-selection.ts';

const words = texts.details;

/** Stands while the chosen membership is judged for the new customer. */
export function JudgeSelection() {
  const { error, tryAgain } = useJudgeSelection();
  if (error) return <LoadFailed title={words.judgingFailed} message={error.message} onTryAgain={tryAgain} />;
  return <Spinner text={words.judging} showText />;
}
