import { Skeleton, Text } from 'shared-ui/core';
import { Checkbox, FieldGroup, TextField } from 'shared-ui/forms';
import { useDirectDebit } from '../../shared/direct-debit/use-direct-debit.ts';
import { FORM_GROUP } from '../../shared/form-width.ts';
import { texts } from '../../texts/direct-debit.ts';
import type { BankFieldProps } from './use-bank-field.ts';
import { useOwnAddress } from './use-own-address.ts';

const words = texts;

/** On the edge of the label of the box above. */
const BELOW_LABEL = { pl: '38px', mt: -2 };

/** The address of the account: the person's own, until they say otherwise. */
export function BillingAddressFields({ fieldProps }: { fieldProps: BankFieldProps }) {
  const { entry, refusal, change } = useDirectDebit();
  const own = useOwnAddress();
  return (
    <FieldGroup legend={words.address} sx={FORM_GROUP}>
      {own.isKnown && (
        <Checkbox
          label={words.sameAddress}
          checked={own.isUsed}
          onChange={({ target }) => own.use(target.checked)}
        />
      )}
      {own.isLoading && <Skeleton height={72} />}
      {own.isUsed && <Text sx={BELOW_LABEL}>{own.lines.join(', ')}</Text>}
      {!own.isLoading && !own.isUsed && (
        <>
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
            sx={{ maxWidth: '15rem' }}
            {...fieldProps('billingPostcode')}
          />
        </>
      )}
    </FieldGroup>
  );
}
