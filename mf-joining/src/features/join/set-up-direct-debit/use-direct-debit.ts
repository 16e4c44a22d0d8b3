import type { Term } from 'shared-contracts/api/checkout';
import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import { type ApiQuery, useApiQuery, useSite } from 'shared-platform';
import { type PlacedMessages, placeMessages } from 'shared-ui/forms';
import { directDebitFields } from '../messages/direct-debit-keys.ts';
import { useJoiningFacts } from '../sections/use-joining-facts.ts';
import type { DirectDebitEntry } from '../state/direct-debit-entry.ts';
import { needsDirectDebit } from '../state/section-definitions.ts';
import { useGiven } from '../state/use-given.ts';
import { canSave, isWhole, onlyDirectDebit, withoutDirectDebit } from './direct-debit-rules.ts';

export interface DirectDebitControl {
  entry: DirectDebitEntry;
  collectsAddress: boolean;
  terms: ApiQuery<Term[]>;
  canSave: boolean;
  /** Everything is given, whatever the server has said of it. */
  isWhole: boolean;
  /** What the server said of it, until it is changed. */
  refusal: PlacedMessages<string>;
  change(parts: Partial<DirectDebitEntry>): void;
}

/** The Direct Debit form: in memory alone, with the terms that are asked for only where one is to be set up. */
export function useDirectDebit(): DirectDebitControl {
  const { collectDirectDebitBillingAddress: collectsAddress } = useSite();
  const { given, give } = useGiven();
  const facts = useJoiningFacts();
  const terms = useApiQuery(directDebitTerms, {}, { enabled: needsDirectDebit(facts) });
  const entry = given.directDebit;
  const rules = { collectsAddress, hasTerms: terms.data ? terms.data.length > 0 : null };
  return {
    entry,
    collectsAddress,
    terms,
    canSave: canSave(entry, rules, given.messages),
    isWhole: isWhole(entry, rules),
    refusal: placeMessages(
      onlyDirectDebit(given.messages),
      directDebitFields({ collectsAddress, hasTerms: rules.hasTerms === true }),
    ),
    change: (parts) =>
      give({ directDebit: { ...entry, ...parts }, messages: withoutDirectDebit(given.messages) }),
  };
}
