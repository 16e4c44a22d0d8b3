import type { DataFields } from 'shared-contracts/data-fields';
import { DetailsForm } from 'shared-platform/personal-details';
import { messagesWithout } from '../../shared/entries/joining-entries.ts';
import { useJoiningEntries } from '../../shared/entries/use-joining-entries.ts';
import { DETAIL_KEY } from '../../shared/machine/section-of-key.ts';
import type { SectionContentProps } from '../../shared/sections/section-module.ts';
import { texts } from '../../texts/en.ts';
import { useTypedAnswers } from './typed-answers.ts';

interface Props extends SectionContentProps {
  fields: DataFields;
  /** Id of the person. */
  owner: string;
}

/** Questions of a purchase for a person who has an account. */
export function PurchaseDetailsForm({ fields, owner, onFinish }: Props) {
  const { before, keep, forget } = useTypedAnswers(owner, fields);

  const { given, give } = useJoiningEntries();

  function goOn() {
    forget();
    const detailKeys = Object.keys(given.messages).filter((key) => key.startsWith(DETAIL_KEY));
    give({ messages: messagesWithout(given.messages, detailKeys) });
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
