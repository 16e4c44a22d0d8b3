import { Stack, Text } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { FieldsSkeleton } from '../parts/fields-skeleton.tsx';
import { LoadFailed } from '../parts/load-failed.tsx';
import type { SectionContentProps } from '../sections/section-module.ts';
import { useQuestions } from '../sections/use-questions.ts';
import { QuestionsForm } from './questions-form.tsx';

const words = texts.questions;

/** What the chosen membership asks besides. */
export function QuestionsContent({ onFinish }: SectionContentProps) {
  const query = useQuestions();
  if (query.state === 'error')
    return <LoadFailed title={words.failed} message={query.error?.message} onTryAgain={query.reload} />;
  return (
    <Stack spacing={3}>
      <Text tone="muted">{words.lead}</Text>
      {query.data ? <QuestionsForm groups={query.data} onFinish={onFinish} /> : <FieldsSkeleton />}
    </Stack>
  );
}
