import type { BankDetailsField } from 'shared-contracts/bank-details';
import { styled } from 'shared-ui/core';
import { FieldGroup, TextField, type TextFieldProps } from 'shared-ui/forms';
import { texts } from '../../../texts/en.ts';
import { useDirectDebit } from './use-direct-debit.ts';
import { useFieldErrors } from './use-field-errors.ts';

const words = texts.directDebit;

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  '@container (min-width: 480px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});

/** Everything typed in the form is kept out of the browser's own memory, too. */
const hidden = { autoComplete: 'off', spellCheck: false } as const;

/** Account and, where the site collects it, billing address. */
export function BankFields() {
  const { entry, collectsAddress, refusal, change } = useDirectDebit();
  const { errorOf, onLeave } = useFieldErrors();
  const fieldProps = (
    name: BankDetailsField,
  ): Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onBlur' | 'onChange'> => ({
    name,
    value: entry[name],
    error: errorOf(name),
    onBlur: () => onLeave(name),
    onChange: ({ target }) => change({ [name]: target.value }),
  });
  return (
    <>
      <FieldGroup legend={words.account}>
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
      {collectsAddress && (
        <FieldGroup legend={words.address}>
          <TextField
            label={words.lineOne}
            maxLength={100}
            autoComplete="billing address-line1"
            aria-required
            {...fieldProps('billingAddressLineOne')}
          />
          <TextField
            label={words.lineTwo}
            name="billingAddressLineTwo"
            maxLength={100}
            autoComplete="billing address-line2"
            optional
            value={entry.billingAddressLineTwo}
            error={refusal.atFields.billingAddressLineTwo}
            onChange={({ target }) => change({ billingAddressLineTwo: target.value })}
          />
          <TextField
            label={words.city}
            maxLength={100}
            autoComplete="billing address-level2"
            aria-required
            {...fieldProps('billingCity')}
          />
          <TextField
            label={words.postcode}
            maxLength={20}
            autoComplete="billing postal-code"
            aria-required
            {...fieldProps('billingPostcode')}
          />
        </FieldGroup>
      )}
    </>
  );
}
