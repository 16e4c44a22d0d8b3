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
  useToast,
} from 'shared-platform';
import { Card } from 'shared-ui/core';
import { answersBody, DataFieldForm, draftedAnswers, messageKeys, startAnswers } from 'shared-ui/data-fields';
import { texts } from '../../texts/en.ts';

/** What the tenant asks about a person, consents to marketing included; saving it can answer with a new token. */
export function DetailsForm({ fields }: { fields: DataFields }) {
  const { sections } = fields;
  const api = useApi();
  const toast = useToast();
  const tellElsewhere = useTellElsewhere();
  const followPerson = useFollowPerson();
  const request = useApiMutation(updateUser);
  const [answers, setAnswers] = useDraftedState(
    'account-details',
    () => startAnswers(sections),
    (stored) => draftedAnswers(sections, stored),
  );

  async function save() {
    const body = answersBody(sections, answers, 'answered');
    const result = await request.run({ query: { onboarding_type: 'membership_purchase' }, body });
    if (!result.ok) return tellElsewhere(result.error.validationMessages, messageKeys(sections));
    api.invalidate(dataFields);
    followPerson(result.data.token);
    toast({ content: texts.details.saved, type: 'success' });
  }

  return (
    <Card>
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
      />
    </Card>
  );
}
