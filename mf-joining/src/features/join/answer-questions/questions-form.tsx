import type { CustomQuestionGroup } from 'shared-contracts/api/custom-questions';
import { startAnswers } from 'shared-contracts/custom-questions';
import { siteDay } from 'shared-contracts/dates';
import { useDraftedState } from 'shared-platform';
import { type Answers, DataFieldForm } from 'shared-ui/data-fields';
import { texts } from '../../../texts/en.ts';
import { draftedAnswers } from '../parts/drafted-answers.ts';
import type { SectionContentProps } from '../sections/section-module.ts';
import { useGiven } from '../state/use-given.ts';
import { questionSections } from './question-sections.ts';

interface Props extends SectionContentProps {
  groups: readonly CustomQuestionGroup[];
}

/** The additional questions, their defaults filled in; it goes on once every answer can be taken. */
export function QuestionsForm({ groups, onFinish }: Props) {
  const { given, give } = useGiven();
  const sections = questionSections(groups);
  const [answers, setAnswers] = useDraftedState<Answers>(
    'joining-questions',
    () => given.answers ?? startAnswers(groups),
    (stored) => draftedAnswers(sections, stored),
  );

  function answer(id: string, value: Answers[string]) {
    const next = { ...answers, [id]: value };
    setAnswers(next);
    give({ answers: next });
  }

  function goOn() {
    give({ answers, answerMessages: {} });
    onFinish();
  }

  return (
    <DataFieldForm
      sections={sections}
      answers={answers}
      onAnswer={answer}
      serverMessages={given.answerMessages}
      today={siteDay(new Date())}
      onSubmit={goOn}
      submitLabel={texts.questions.save}
      headingLevel={3}
    />
  );
}
