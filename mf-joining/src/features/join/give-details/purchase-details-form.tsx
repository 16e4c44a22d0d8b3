import type { DataFields } from 'shared-contracts/data-fields';
import { DetailsForm } from 'shared-platform/personal-details';
import { texts } from '../../../texts/en.ts';
import { DETAIL_KEY } from '../messages/section-of-key.ts';
import type { SectionContentProps } from '../sections/section-module.ts';
import { messagesWithout } from '../state/given.ts';
import { useGiven } from '../state/use-given.ts';
import { useKeptAnswers } from './kept-answers.ts';

interface Props extends SectionContentProps {
  fields: DataFields;
  /** Id of the person. */
  owner: string;
}

/** What a purchase asks of somebody who has an account. */
export function PurchaseDetailsForm({ fields, owner, onFinish }: Props) {
  const { before, keep, forget } = useKeptAnswers(owner, fields);

  const { given, give } = useGiven();

  function goOn() {
    forget();
    const told = Object.keys(given.messages).filter((key) => key.startsWith(DETAIL_KEY));
    give({ messages: messagesWithout(given.messages, told) });
    onFinish();
  }

  return (
    <DetailsForm
      fields={fields}
      draft="joining-details"
      before={before}
      onAnswers={keep}
      onSaved={goOn}
      submitLabel={texts.details.save}
      headingLevel={3}
    />
  );
}
