import { Box, Heading, Icon, Notice, Text } from 'shared-ui/core';
import { RadioCards } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';
import { BillingFields } from './billing-fields.tsx';
import { CARD_METHODS, type CardMethod, usableSavedCard } from './card-entry.ts';
import { CardFields } from './card-fields.tsx';
import type { CardSession } from './payment-states.ts';
import { SavedCardFields } from './saved-card-fields.tsx';
import type { CardForm } from './use-card-form.ts';

const secure = { display: 'flex', gap: '8px', alignItems: 'center', mt: '6px' };

/** Everything about the card: the choice between saved and different, and the fields of the choice. */
export function CardFormFields({ form, session }: { form: CardForm; session: CardSession }) {
  const savedCard = usableSavedCard(session.savedCard);
  const method = form.watch('method');

  function choose(chosen: CardMethod): void {
    form.setValue('method', chosen);
    form.setValue('securityCode', '');
    form.clearErrors();
  }

  return (
    <>
      <Box sx={{ display: 'grid', gap: '20px' }}>
        <div>
          <Heading level={2} size={3}>
            {texts.pay.method}
          </Heading>
          <Text size="small" tone="muted" component="div" sx={secure}>
            <Icon name="lock" size={20} />
            {texts.pay.secure}
          </Text>
        </div>
        {session.savedCard?.recentlyExpired && <Notice live={false}>{texts.pay.savedCardExpired}</Notice>}
        {savedCard && (
          <RadioCards
            legend={texts.pay.payWith}
            value={method}
            onChange={choose}
            options={[
              {
                value: CARD_METHODS.savedCard,
                label: texts.pay.savedCard,
                description: texts.pay.savedCardEnding(savedCard.cardType, savedCard.lastFourDigits),
              },
              { value: CARD_METHODS.differentCard, label: texts.pay.differentCard },
            ]}
          />
        )}
        {savedCard && method === CARD_METHODS.savedCard ? (
          <SavedCardFields form={form} savedCard={savedCard} isTestMode={session.mode === 'test'} />
        ) : (
          <CardFields form={form} />
        )}
      </Box>
      <BillingFields form={form} />
    </>
  );
}
