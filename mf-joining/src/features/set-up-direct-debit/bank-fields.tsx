import { styled } from 'shared-ui/core';
import { FieldGroup, TextField } from 'shared-ui/forms';
import { useDirectDebit } from '../../shared/direct-debit/use-direct-debit.ts';
import { FORM_GROUP } from '../../shared/form-width.ts';
import { texts } from '../../texts/direct-debit.ts';
import { BillingAddressFields } from './billing-address-fields.tsx';
import { useBankField } from './use-bank-field.ts';

const words = texts;

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  // About as long as what is typed into them.
  '& > *': { maxWidth: '14rem' },
  '@container (min-width: 480px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '& > *': { maxWidth: 'none' },
  },
});

/** Everything typed in the form is kept out of the browser's own memory, too. */
const hidden = { autoComplete: 'off', spellCheck: false } as const;

/** Account and, where the site collects it, billing address. */
export function BankFields() {
  const { collectsAddress } = useDirectDebit();
  const fieldProps = useBankField();
  return (
    <>
      <FieldGroup legend={words.account} sx={FORM_GROUP}>
        <TextField
          label={words.accountHolder}
          hint={words.accountHolderHint}
          maxLength={100}
          autoComplete="name"
          spellCheck={false}
          aria-required
          {...fieldProps('accountHolder')}
        />
        <Pair>
          <TextField
            label={words.sortCode}
            hint={words.sortCodeHint}
            inputMode="numeric"
            maxLength={40}
            aria-required
            {...hidden}
            {...fieldProps('sortCode')}
          />
          <TextField
            label={words.accountNumber}
            hint={words.accountNumberHint}
            inputMode="numeric"
            maxLength={40}
            aria-required
            {...hidden}
            {...fieldProps('accountNumber')}
          />
        </Pair>
      </FieldGroup>
      {collectsAddress && <BillingAddressFields fieldProps={fieldProps} />}
    </>
  );
}
