import type { FormEvent } from 'react';
import { normaliseAccountNumber } from 'shared-contracts/bank-details';
import { Button, Disclosure, Notice, Stack, Text } from 'shared-ui/core';
import { useCollector } from '../../shared/direct-debit/collector.ts';
import { ContactLines } from '../../shared/direct-debit/contact-lines.tsx';
import { Guarantee } from '../../shared/direct-debit/guarantee.tsx';
import { ProviderNote } from '../../shared/direct-debit/provider-note.tsx';
import { useDirectDebit } from '../../shared/direct-debit/use-direct-debit.ts';
import type { SectionContentProps } from '../../shared/sections/section-module.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts } from '../../texts/direct-debit.ts';
import { BankFields } from './bank-fields.tsx';
import { Confirmations } from './confirmations.tsx';

const words = texts;
const SAVE_HINT = 'direct-debit-save-hint';

/** Monthly payment: the account a Direct Debit is to be set up on. */
export function DirectDebitContent({ onFinish }: SectionContentProps) {
  const { joining } = useJoining();
  const { entry, canSave, keptEnding, refusal } = useDirectDebit();
  const collector = useCollector();
  const isSent = joining.isSubmitted && entry.accountNumber === '';

  function save(event: FormEvent) {
    event.preventDefault();
    if (canSave) onFinish();
  }

  return (
    <Stack component="form" noValidate autoComplete="off" spacing={3} onSubmit={save}>
      <Text tone="muted">
        {words.lead} {words.statement(collector)}
      </Text>
      {keptEnding !== null && <Notice live={false}>{words.kept(keptEnding)}</Notice>}
      {isSent && keptEnding === null && (
        <Notice live={false}>
          {joining.incomplete.includes('dd_section') ? words.again : words.inBasket}
        </Notice>
      )}
      {refusal.whole.length > 0 && <Notice severity="danger">{refusal.whole.join(' ')}</Notice>}
      <BankFields />
      <div>
        <Disclosure title={words.severalSign}>
          <Text>{words.severalSignText}</Text>
          <ContactLines />
        </Disclosure>
        <Guarantee />
      </div>
      <Confirmations />
      <ProviderNote />
      {!canSave && <Text id={SAVE_HINT}>{words.saveHint}</Text>}
      <Button
        type="submit"
        disabled={!canSave}
        aria-describedby={canSave ? undefined : SAVE_HINT}
        sx={{ alignSelf: { sm: 'start' } }}
      >
        {words.save}
      </Button>
    </Stack>
  );
}

/** Number of digits that tell an account from another. */
const ENDING = 4;

/** The end of the account's number; all else is shown by the next section alone. */
export function DirectDebitSummary() {
  const { entry, keptEnding } = useDirectDebit();
  const ending = keptEnding ?? normaliseAccountNumber(entry.accountNumber).slice(-ENDING);
  return ending === '' ? words.summary : words.ending(ending);
}
