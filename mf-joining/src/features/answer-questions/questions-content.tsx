import { Stack, Text } from 'shared-ui/core';
import { FieldsSkeleton } from '../../shared/fields-skeleton.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import type { SectionContentProps } from '../../shared/sections/section-module.ts';
import { useQuestions } from '../../shared/state/use-questions.ts';
import { texts } from '../../texts/en.ts';
import { QuestionsForm } from './questions-form.tsx';

const words = texts.questions;

/** Additional questions of the chosen membership. */
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
