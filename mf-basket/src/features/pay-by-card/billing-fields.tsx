import { Box, Heading } from 'shared-ui/core';
import { FieldGroup, TextField } from 'shared-ui/forms';
import { fieldPairs } from '../../shared/field-pairs.ts';
import { formSection } from '../../shared/form-section.ts';
import { texts } from '../../texts/en.ts';
import type { CardForm } from './use-card-form.ts';

const fields = [
  { name: 'billingFirstName', autoComplete: 'billing given-name', maxLength: 50, isHalf: true },
  { name: 'billingLastName', autoComplete: 'billing family-name', maxLength: 50, isHalf: true },
  { name: 'billingAddressLineOne', autoComplete: 'billing address-line1', maxLength: 50 },
  { name: 'billingAddressLineTwo', autoComplete: 'billing address-line2', maxLength: 50, isOptional: true },
  { name: 'billingCity', autoComplete: 'billing address-level2', maxLength: 40, isHalf: true },
  {
    name: 'billingPostcode',
    autoComplete: 'billing postal-code',
    maxLength: 10,
    isHalf: true,
    isOptional: true,
  },
] as const;

export function BillingFields({ form }: { form: CardForm }) {
  return (
    // A legend sits on the border of its group.
    <Box sx={formSection}>
      <FieldGroup
        legend={
          <Heading level={2} size={3}>
            {texts.pay.billing}
          </Heading>
        }
        hint={texts.pay.billingHint}
      >
        <Box sx={[fieldPairs, { mt: '8px' }]}>
          {fields.map((field) => {
            const { name, autoComplete, maxLength } = field;
            const shown = form.errors.at(name);
            return (
              <TextField
                key={name}
                {...shown}
                name={name}
                label={texts.pay[name]}
                // A field with an error is not one that may be left as it is.
                optional={'isOptional' in field && !shown.error}
                autoComplete={autoComplete}
                maxLength={maxLength}
                value={form.entry[name]}
                onChange={({ target }) => form.change({ [name]: target.value })}
                spellCheck={false}
                sx={'isHalf' in field ? {} : { gridColumn: '1 / -1' }}
              />
            );
          })}
        </Box>
      </FieldGroup>
    </Box>
  );
}

/** The names and the address on one line; nothing while a part that is needed is missing or wrong. */
export function billingLine({ entry, errors }: CardForm): string | null {
  const isWhole = fields.every(
    (field) => !errors.at(field.name).error && ('isOptional' in field || entry[field.name].trim().length > 1),
  );
  if (!isWhole) return null;
  const name = `${entry.billingFirstName} ${entry.billingLastName}`;
  const { billingAddressLineOne, billingAddressLineTwo, billingCity, billingPostcode } = entry;
  return [name, billingAddressLineOne, billingAddressLineTwo, billingCity, billingPostcode]
    .filter(Boolean)
    .join(', ');
}
