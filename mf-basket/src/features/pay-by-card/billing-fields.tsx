import { useEffect, useState } from 'react';
import { Box, Button, Heading, Text } from 'shared-ui/core';
import { FieldGroup, TextField } from 'shared-ui/forms';
import { fieldPairs } from '../../shared/field-pairs.ts';
import { formSection } from '../../shared/form-section.ts';
import { texts } from '../../texts/en.ts';
import type { CardForm } from './use-card-form.ts';

const nameFields = [
  { name: 'billingFirstName', autoComplete: 'billing given-name', maxLength: 50, isHalf: true },
  { name: 'billingLastName', autoComplete: 'billing family-name', maxLength: 50, isHalf: true },
] as const;

const addressFields = [
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

const fields = [...nameFields, ...addressFields];

/** A line of words with its button, as high as a tick box. */
const knownName = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  alignItems: 'center',
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
};

/** True if nothing that is needed here is missing or wrong. */
const isComplete = ({ entry, errors }: CardForm, asked: readonly (typeof fields)[number][]): boolean =>
  asked.every(
    (field) => !errors.at(field.name).error && ('isOptional' in field || entry[field.name].trim().length > 1),
  );

export function BillingFields({ form }: { form: CardForm }) {
  const [isNaming, setNaming] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const { id } = form.errors.at('billingFirstName');
  // The name of the account need not be typed; fields that had to open stay open while they are filled in.
  if (!isNaming && !isComplete(form, nameFields)) setNaming(true);
  useEffect(() => {
    if (wasPressed) document.getElementById(id)?.focus();
  }, [wasPressed, id]);

  function changeName(): void {
    setNaming(true);
    setPressed(true);
  }

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
          {!isNaming && (
            <Box sx={knownName}>
              <Text>
                {texts.pay.billedTo} <strong>{fullName(form.entry)}</strong>
              </Text>
              <Button variant="text" size="small" onClick={changeName}>
                {texts.pay.billingNameChange}
              </Button>
            </Box>
          )}
          {(isNaming ? fields : addressFields).map((field) => {
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

const fullName = ({ billingFirstName, billingLastName }: CardForm['entry']): string =>
  `${billingFirstName} ${billingLastName}`;

/** The names and the address on one line; nothing while a part that is needed is missing or wrong. */
export function billingLine(form: CardForm): string | null {
  if (!isComplete(form, fields)) return null;
  const { billingAddressLineOne, billingAddressLineTwo, billingCity, billingPostcode } = form.entry;
  return [fullName(form.entry), billingAddressLineOne, billingAddressLineTwo, billingCity, billingPostcode]
    .filter(Boolean)
    .join(', ');
}
