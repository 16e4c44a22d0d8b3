import { useSite } from 'shared-platform';
import { Box, Card, Chip, Heading } from 'shared-ui/core';
import { Checkbox, FieldGroup, TextField } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';
import { cardNumberMask, expiryMask, shownExpiry } from './card-masks.ts';
import { cardBrand } from './card-rules.ts';
import { fieldId } from './field-id.ts';
import { MaskedField } from './masked-field.tsx';
import { SecurityCodeField } from './security-code-field.tsx';
import type { CardForm } from './use-card-form.ts';

/** A new card, in the order it is read off the card. */
export function CardFields({ form }: { form: CardForm }) {
  const { savedCardsEnabled } = useSite();
  const brand = cardBrand(form.watch('cardNumber'));
  return (
    <Card tone="sunken">
      <FieldGroup
        legend={
          <Heading level={3} size={4}>
            {texts.pay.cardDetails}
          </Heading>
        }
      >
        <MaskedField
          form={form}
          name="cardNumber"
          label={texts.pay.cardNumber}
          mask={cardNumberMask}
          autoComplete="cc-number"
          inputMode="numeric"
          endAdornment={brand && <Chip tone="brand">{brand.name}</Chip>}
        />
        <Box
          sx={{
            display: 'grid',
            gap: '20px',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            alignItems: 'end',
          }}
        >
          <MaskedField
            form={form}
            name="expiryDate"
            label={texts.pay.expiryDate}
            hint={texts.pay.expiryHint}
            mask={expiryMask}
            format={shownExpiry}
            autoComplete="cc-exp"
            inputMode="numeric"
          />
          <SecurityCodeField form={form} codeLength={brand?.codeLength ?? null} acceptsFailingCode={false} />
        </Box>
        <TextField
          {...form.register('cardholderName')}
          id={fieldId('cardholderName')}
          label={texts.pay.cardholderName}
          error={form.formState.errors.cardholderName?.message}
          autoComplete="cc-name"
          spellCheck={false}
          maxLength={45}
        />
        {savedCardsEnabled && (
          <Checkbox {...form.register('saveCard')} id={fieldId('saveCard')} label={texts.pay.saveCard} />
        )}
      </FieldGroup>
    </Card>
  );
}
