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
  useUnmatchedErrorToast,
} from 'shared-platform';
import {
  type Answers,
  answersBody,
  DataFieldForm,
  type DataFieldFormProps,
  messageFields,
  overlayAnswers,
  readTouched,
  storedSections,
  touchedSince,
} from 'shared-ui/data-fields';
import { placeMessages } from 'shared-ui/forms';
import { ownDetails } from './use-own-details.ts';

export interface DetailsFormProps
  extends Pick<DataFieldFormProps, 'submitLabel' | 'headingLevel' | 'rule' | 'below' | 'isTitled'> {
  fields: DataFields;
  /** Names the form where a lost session keeps what was typed (decisions 11). */
  draft: string;
  /** The answers the person had changed when they left the form. */
  before?: Answers | null | undefined;
  /** Called with the answers that are changed and not saved, whenever that is something else. */
  onAnswers?: ((answers: Answers) => void) | undefined;
  /** Called with the answer of a field that is left. */
  onLeft?: ((path: string, answer: Answers[string] | undefined) => void) | undefined;
  onSaved(): void;
}

/**
 * Questions for a person who has an account (joining specification 5). An untouched answer follows the
 * data, so that opening the form shows the latest saved data. Saving can return a new token, which replaces the old one.
 */
export function DetailsForm(props: DetailsFormProps) {
  const {
    fields,
    draft,
    before,
    onAnswers,
    onLeft,
    onSaved,
    submitLabel,
    headingLevel,
    rule,
    below,
    isTitled,
  } = props;
  const { sections } = fields;
  const api = useApi();
  const followPerson = useFollowPerson();
  const toastUnmatched = useUnmatchedErrorToast();
  const request = useApiMutation(updateUser);
  const [touched, setTouched] = useDraftedState<Answers>(draft, () => before ?? {}, readTouched);
  const answers = overlayAnswers(sections, touched);
  useEffect(() => onAnswers?.(touched), [onAnswers, touched]);

  async function save() {
    const body = answersBody(sections, answers, 'answered');
    const result = await request.run({ ...ownDetails, body });
    if (!result.ok)
      return toastUnmatched(
        placeMessages(result.error.validationMessages, messageFields(sections)).unmatched,
      );
    // Saved data is shown at once; the server may word it differently, so it is loaded as well.
    api.setAnswer(dataFields, ownDetails, { ...fields, sections: storedSections(sections, answers) });
    api.invalidate(dataFields);
    setTouched((now) => touchedSince(now, answers));
    onSaved();
    followPerson(result.data.token);
  }

  return (
    <DataFieldForm
      sections={sections}
      answers={answers}
      onAnswer={(path, answer) => setTouched((earlier) => ({ ...earlier, [path]: answer }))}
      onLeave={(path) => onLeft?.(path, answers[path])}
      serverMessages={request.validationMessages}
      today={siteDay(new Date())}
      rule={rule}
      onSubmit={() => void save()}
      submitLabel={submitLabel}
      isSubmitting={request.requesting}
      submitError={request.error && formBanner(request.error)}
      headingLevel={headingLevel}
      below={below}
      isTitled={isTitled}
    />
  );
}
