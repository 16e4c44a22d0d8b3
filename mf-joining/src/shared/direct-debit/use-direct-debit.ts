import type { Term } from 'shared-contracts/api/checkout';
import { joiningCart } from 'shared-contracts/api/joining-cart';
import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import { type ApiQuery, useApiQuery, useSite } from 'shared-platform';
import { type PlacedMessages, placeMessages } from 'shared-ui/forms';
import type { DirectDebitEntry } from '../entries/direct-debit-entry.ts';
import { useJoiningEntries } from '../entries/use-joining-entries.ts';
import { isInCart } from '../machine/cart-selection.ts';
import { needsDirectDebit } from '../machine/section-definitions.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { useJoiningFacts } from '../state/use-joining-facts.ts';
import { directDebitFields } from './direct-debit-keys.ts';
import {
  canSave,
  isComplete,
  keepsAccount,
  onlyDirectDebit,
  withoutDirectDebit,
} from './direct-debit-rules.ts';

export interface DirectDebitControl {
  entry: DirectDebitEntry;
  collectsAddress: boolean;
  terms: ApiQuery<Term[]>;
  canSave: boolean;
  /** Everything is given, whatever the server has said of it. */
  isComplete: boolean;
  /** The end of the account in the basket, which stays as long as no other is entered; `null` if it has to be entered. */
  keptEnding: string | null;
  /** The holder of the same account, as far as the server tells it. */
  keptHolder: string | null;
  /** The server's objections, until it is changed. */
  refusal: PlacedMessages<string>;
  change(parts: Partial<DirectDebitEntry>): void;
}

/** The Direct Debit form: in memory alone, with the terms that are asked for only where one is to be set up. */
export function useDirectDebit(): DirectDebitControl {
  const { collectDirectDebitBillingAddress: collectsAddress } = useSite();
  const { given, give } = useJoiningEntries();
  const facts = useJoiningFacts();
  const terms = useApiQuery(directDebitTerms, {}, { enabled: needsDirectDebit(facts) });
  const entry = given.directDebit;
  const { joining } = useJoining();
  const { data: cart } = useApiQuery(joiningCart, {}, { enabled: false });
  const keptCart = keepsAccount(entry, given.messages) && cart && isInCart(joining, cart) ? cart : null;
  const keptEnding = keptCart?.accountEnding ?? null;
  const rules = { collectsAddress, hasTerms: terms.data ? terms.data.length > 0 : null };
  return {
    entry,
    collectsAddress,
    terms,
    canSave: keptEnding !== null || canSave(entry, rules, given.messages),
    isComplete: keptEnding !== null || isComplete(entry, rules),
    keptEnding,
    keptHolder: keptCart?.accountHolder ?? null,
    refusal: placeMessages(
      onlyDirectDebit(given.messages),
      directDebitFields({ collectsAddress, hasTerms: rules.hasTerms === true }),
    ),
    change: (parts) =>
      give({ directDebit: { ...entry, ...parts }, messages: withoutDirectDebit(given.messages) }),
  };
}
