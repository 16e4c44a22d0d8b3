import type { CustomQuestionGroup } from 'shared-contracts/api/custom-questions';
import { startAnswers } from 'shared-contracts/custom-questions';
import { siteDay } from 'shared-contracts/dates';
import { DataFieldForm } from 'shared-ui/data-fields';
import { useJoiningEntries } from '../../shared/entries/use-joining-entries.ts';
import type { SectionContentProps } from '../../shared/sections/section-module.ts';
import { texts } from '../../texts/questions.ts';
import { questionSections } from './question-sections.ts';

interface Props extends SectionContentProps {
  groups: readonly CustomQuestionGroup[];
}

/** The additional questions, their defaults filled in; it goes on once every answer can be taken. */
export function QuestionsForm({ groups, onFinish }: Props) {
  const { given, give } = useJoiningEntries();
  const answers = given.answers ?? startAnswers(groups);

  function goOn() {
    give({ answers, answerMessages: {} });
    onFinish();
  }

  return (
    <DataFieldForm
      sections={questionSections(groups)}
      answers={answers}
      onAnswer={(id, answer) => give({ answers: { ...answers, [id]: answer } })}
      serverMessages={given.answerMessages}
      today={siteDay(new Date())}
      onSubmit={goOn}
      submitLabel={texts.save}
      headingLevel={3}
    />
  );
}
