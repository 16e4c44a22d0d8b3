import { useEffect } from 'react';
import { updateUser } from 'shared-contracts/api/account';
import { dataFields } from 'shared-contracts/api/data-fields';
import type { DataFields } from 'shared-contracts/data-fields';
import { siteDay } from 'shared-contracts/dates';
import {
  formBanner,
  useApi,
  useApiMutation,
  useDraftedState,
  useFollowPerson,
  useTellElsewhere,
} from 'shared-platform';
import { answersBody, DataFieldForm, draftedAnswers, messageKeys, startAnswers } from 'shared-ui/data-fields';
import { texts } from '../../../texts/en.ts';
import type { SectionContentProps } from '../sections/section-module.ts';
import { useKeptAnswers } from './kept-answers.ts';

interface Props extends SectionContentProps {
  fields: DataFields;
  /** Id of the person. */
  owner: string;
}

/** What a purchase asks of somebody who has an account; saving it can answer with a new token. */
export function PurchaseDetailsForm({ fields, owner, onFinish }: Props) {
  const { sections } = fields;
  const api = useApi();
  const followPerson = useFollowPerson();
  const tellElsewhere = useTellElsewhere();
  const request = useApiMutation(updateUser);
  const { before, keep, forget } = useKeptAnswers(owner, fields);
  const [answers, setAnswers] = useDraftedState(
    'joining-details',
    () => before ?? startAnswers(sections),
    (stored) => draftedAnswers(sections, stored),
  );
  useEffect(() => keep(answers), [keep, answers]);

  async function save() {
    const body = answersBody(sections, answers, 'answered');
    const result = await request.run({ query: { onboarding_type: 'membership_purchase' }, body });
    if (!result.ok) return tellElsewhere(result.error.validationMessages, messageKeys(sections));
    forget();
    api.invalidate(dataFields);
    onFinish();
    followPerson(result.data.token);
  }

  return (
    <DataFieldForm
      sections={sections}
      answers={answers}
      onAnswer={(path, answer) => setAnswers((before) => ({ ...before, [path]: answer }))}
      serverMessages={request.validationMessages}
      today={siteDay(new Date())}
      onSubmit={() => void save()}
      submitLabel={texts.details.save}
      isSubmitting={request.requesting}
      submitError={request.error && formBanner(request.error)}
      headingLevel={3}
    />
  );
}
