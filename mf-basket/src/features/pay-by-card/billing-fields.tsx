import { Box, Heading } from 'shared-ui/core';
import { FieldGroup, TextField } from 'shared-ui/forms';
import { formSection } from '../../shared/form-section.ts';
import { texts } from '../../texts/en.ts';
import type { CardForm } from './use-card-form.ts';

const fields = [
  { name: 'billingFirstName', autoComplete: 'billing given-name', maxLength: 50, isHalf: true },
  { name: 'billingLastName', autoComplete: 'billing family-name', maxLength: 50, isHalf: true },
  { name: 'billingAddressLineOne', autoComplete: 'billing address-line1', maxLength: 50, isHalf: false },
  {
    name: 'billingAddressLineTwo',
    autoComplete: 'billing address-line2',
    maxLength: 50,
    isHalf: false,
    optional: true,
  },
  { name: 'billingCity', autoComplete: 'billing address-level2', maxLength: 40, isHalf: true },
  {
    name: 'billingPostcode',
    autoComplete: 'billing postal-code',
    maxLength: 10,
    isHalf: true,
    optional: true,
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
        <Box sx={{ display: 'grid', gap: '20px', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {fields.map(({ name, isHalf, ...input }) => (
            <TextField
              key={name}
              {...input}
              {...form.errors.at(name)}
              name={name}
              label={texts.pay[name]}
              value={form.entry[name]}
              onChange={({ target }) => form.change({ [name]: target.value })}
              spellCheck={false}
              sx={isHalf ? {} : { gridColumn: '1 / -1' }}
            />
          ))}
        </Box>
      </FieldGroup>
    </Box>
  );
}
