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
import {
  type Answers,
  answersBody,
  DataFieldForm,
  type DataFieldFormProps,
  draftedAnswers,
  messageKeys,
  startAnswers,
} from 'shared-ui/data-fields';

export interface DetailsFormProps extends Pick<DataFieldFormProps, 'submitLabel' | 'headingLevel'> {
  fields: DataFields;
  /** Names the form where a lost session keeps what was typed (decisions 11). */
  draft: string;
  /** What the person had typed when they left the form. */
  before?: Answers | null | undefined;
  /** Called with what is typed, whenever that changes. */
  onAnswers?: ((answers: Answers) => void) | undefined;
  onSaved(): void;
}

/**
 * What is asked of somebody who has an account (joining specification 5). Saving it can answer with a new token, which
 * takes the place of the old one.
 */
export function DetailsForm(props: DetailsFormProps) {
  const { fields, draft, before, onAnswers, onSaved, submitLabel, headingLevel } = props;
  const { sections } = fields;
  const api = useApi();
  const followPerson = useFollowPerson();
  const tellElsewhere = useTellElsewhere();
  const request = useApiMutation(updateUser);
  const [answers, setAnswers] = useDraftedState(
    draft,
    () => before ?? startAnswers(sections),
    (stored) => draftedAnswers(sections, stored),
  );
  useEffect(() => onAnswers?.(answers), [onAnswers, answers]);

  async function save() {
    const body = answersBody(sections, answers, 'answered');
    const result = await request.run({ query: { onboarding_type: 'membership_purchase' }, body });
    if (!result.ok) return tellElsewhere(result.error.validationMessages, messageKeys(sections));
    api.invalidate(dataFields);
    onSaved();
    followPerson(result.data.token);
  }

  return (
    <DataFieldForm
      sections={sections}
      answers={answers}
      onAnswer={(path, answer) => setAnswers((earlier) => ({ ...earlier, [path]: answer }))}
      serverMessages={request.validationMessages}
      today={siteDay(new Date())}
      onSubmit={() => void save()}
      submitLabel={submitLabel}
      isSubmitting={request.requesting}
      submitError={request.error && formBanner(request.error)}
      headingLevel={headingLevel}
    />
  );
}
