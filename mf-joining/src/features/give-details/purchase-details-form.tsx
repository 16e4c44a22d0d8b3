import { useMemo } from 'react';
import type { DataFields } from 'shared-contracts/data-fields';
import { DetailsForm } from 'shared-platform/personal-details';
import type { Answers } from 'shared-ui/data-fields';
import { messagesWithout } from '../../shared/entries/joining-entries.ts';
import { useJoiningEntries } from '../../shared/entries/use-joining-entries.ts';
import { DETAIL_KEY } from '../../shared/machine/section-of-key.ts';
import type { SectionContentProps } from '../../shared/sections/section-module.ts';
import { texts } from '../../texts/details.ts';
import { ADDRESS_PATHS, withPostcodeFirst } from './account-questions.ts';
import { useTypedAnswers } from './typed-answers.ts';
import { useAddressLookUp } from './use-address-look-up.tsx';
import { useAgeRule } from './use-age-rule.ts';

interface Props extends SectionContentProps {
  fields: DataFields;
  /** Id of the person. */
  owner: string;
}

/** Questions of a purchase for a person who has an account. */
export function PurchaseDetailsForm({ fields, owner, onFinish }: Props) {
  const { before, keep, forget } = useTypedAnswers(owner, fields);
  const shown = useMemo(() => withPostcodeFirst(fields), [fields]);
  const lookUp = useAddressLookUp(townOf(fields, before));
  const rule = useAgeRule();
  const { given, give } = useJoiningEntries();

  function goOn() {
    forget();
    const detailKeys = Object.keys(given.messages).filter((key) => key.startsWith(DETAIL_KEY));
    give({ messages: messagesWithout(given.messages, detailKeys) });
    onFinish();
  }

  return (
    <DetailsForm
      fields={shown}
      draft="joining-details"
      before={before}
      onAnswers={keep}
      onLeft={lookUp.leave}
      rule={rule}
      below={lookUp.below}
      onSaved={goOn}
      submitLabel={texts.save}
      headingLevel={3}
    />
  );
}

/** The town as typed, or as saved. */
function townOf({ sections }: DataFields, typed: Answers | null): string {
  const saved = sections
    .flatMap(({ sectionFields }) => sectionFields)
    .find(({ path }) => path === ADDRESS_PATHS.city)?.answer;
  return String(typed?.[ADDRESS_PATHS.city] ?? saved ?? '');
}
