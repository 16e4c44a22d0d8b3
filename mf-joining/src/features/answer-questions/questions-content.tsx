import { Stack, Text } from 'shared-ui/core';
import { FieldsSkeleton } from '../../shared/fields-skeleton.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import type { SectionContentProps } from '../../shared/sections/section-module.ts';
import { useQuestions } from '../../shared/state/use-questions.ts';
import { texts as words } from '../../texts/questions.ts';
import { QuestionsForm } from './questions-form.tsx';

/** Additional questions of the chosen membership. */
export function QuestionsContent({ onFinish }: SectionContentProps) {
  const query = useQuestions();
  if (query.state === 'error')
    return <LoadFailed title={words.failed} message={query.error?.message} onTryAgain={query.reload} />;
  return (
    <Stack spacing={3}>
      <Text tone="muted">{words.lead}</Text>
      {query.data ? (
        <QuestionsForm groups={query.data} onFinish={onFinish} />
      ) : (
        <FieldsSkeleton label={words.loading} />
      )}
    </Stack>
  );
}

/** States that the questions are answered. */
export const QuestionsSummary = () => words.answered;
