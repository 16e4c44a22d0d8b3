import type { SavedCard } from 'shared-contracts/api/checkout';
import { Box, Card, Icon, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { savedCardCodeLength } from './card-rules.ts';
import { SecurityCodeField } from './security-code-field.tsx';
import type { CardForm } from './use-card-form.ts';

interface Props {
  form: CardForm;
  savedCard: SavedCard;
  isTestMode: boolean;
}

/** The saved card as text, since it cannot be edited, and the one thing that is asked for. */
export function SavedCardFields({ form, savedCard, isTestMode }: Props) {
  const { cardType, lastFourDigits, cardHolderName, expiryDate, cardImage } = savedCard;
  return (
    <Box sx={{ display: 'grid', gap: '20px' }}>
      <Card tone="sunken" sx={{ display: 'flex', gap: '16px', alignItems: 'center' }}>
        {cardImage ? <img src={cardImage} alt="" width={48} height={32} /> : <Icon name="card" size={32} />}
        <Box sx={{ minWidth: 0 }}>
          <Text weight="bold">{texts.pay.savedCardEnding(cardType, lastFourDigits)}</Text>
          <Text size="small" tone="muted">
            {texts.pay.savedCardExpires(cardHolderName, expiryDate)}
          </Text>
          <Text size="small" tone="muted">
            {texts.pay.savedCardFixed}
          </Text>
        </Box>
      </Card>
      <SecurityCodeField
        form={form}
        codeLength={savedCardCodeLength(cardType)}
        acceptsFailingCode={isTestMode}
      />
    </Box>
  );
}
