import { lazyPart, useFlags, useSite } from 'shared-platform';
import { Box, Chip, VisuallyHidden } from 'shared-ui/core';
import { Checkbox, FieldGroup, TextField } from 'shared-ui/forms';
import { cardWidth, fieldPairs } from '../../shared/field-pairs.ts';
import { texts as news } from '../../texts/checkout-news.ts';
import { texts } from '../../texts/en.ts';
import type { CardMarkProps } from './card-mark.tsx';
import { cardNumberMask, expiryMask, formatExpiry } from './card-masks.ts';
import { cardBrand } from './card-rules.ts';
import { MaskedField } from './masked-field.tsx';
import { SecurityCodeField } from './security-code-field.tsx';
import type { CardForm } from './use-card-form.ts';

const CardMark = lazyPart<CardMarkProps>(
  () => import(/* webpackChunkName: "card-mark" */ './card-mark.tsx'),
  { pending: ({ name }) => <Chip tone="brand">{name}</Chip>, keepTrying: true },
);

/** A new card, in the order it is read off the card. */
export function CardFields({ form }: { form: CardForm }) {
  const { savedCardsEnabled } = useSite();
  const { kiosk } = useFlags();
  const brand = cardBrand(form.entry.cardNumber);
  return (
    <FieldGroup legend={<VisuallyHidden>{texts.pay.cardDetails}</VisuallyHidden>} sx={cardWidth}>
      <MaskedField
        form={form}
        name="cardNumber"
        label={texts.pay.cardNumber}
        hint={form.isCardCleared ? news.numberCleared : undefined}
        mask={cardNumberMask}
        autoComplete="cc-number"
        inputMode="numeric"
        endAdornment={brand && <CardMark name={brand.name} />}
      />
      <Box sx={fieldPairs}>
        <MaskedField
          form={form}
          name="expiryDate"
          label={texts.pay.expiryDate}
          hint={texts.pay.expiryHint}
          mask={expiryMask}
          format={formatExpiry}
          autoComplete="cc-exp"
          inputMode="numeric"
        />
        <SecurityCodeField form={form} codeLength={brand?.codeLength ?? null} acceptsFailingCode={false} />
      </Box>
      <TextField
        {...form.errors.at('cardholderName')}
        name="cardholderName"
        label={texts.pay.cardholderName}
        value={form.entry.cardholderName}
        onChange={({ target }) => form.change({ cardholderName: target.value })}
        autoComplete="cc-name"
        spellCheck={false}
        maxLength={45}
      />
      {savedCardsEnabled && !kiosk && (
        <Checkbox
          name="saveCard"
          label={texts.pay.saveCard}
          checked={form.entry.saveCard}
          onChange={({ target }) => form.change({ saveCard: target.checked })}
        />
      )}
    </FieldGroup>
  );
}
