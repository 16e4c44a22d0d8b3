import { lazyPart } from 'shared-platform';
import { Box, Heading, Icon, Notice, Skeleton, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { BillingFields } from './billing-fields.tsx';
import { CARD_METHODS, usableCards } from './card-entry.ts';
import { CardFields } from './card-fields.tsx';
import type { CardSession } from './payment-states.ts';
import type { CardForm } from './use-card-form.ts';

const secure = { display: 'flex', gap: '8px', alignItems: 'center', mt: '6px' };

const SavedCardChoice = lazyPart<{ form: CardForm; session: CardSession }>(
  () => import(/* webpackChunkName: "saved-cards" */ './saved-card-choice.tsx'),
  { pending: () => <Skeleton height={280} />, keepTrying: true },
);

/** Everything about the card: the choice between saved ones and another, and the fields of the choice. */
export function CardFormFields({ form, session }: { form: CardForm; session: CardSession }) {
  const isAnyUsable = usableCards(session.savedCards).length > 0;
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
        {!isAnyUsable && session.savedCards.length > 0 && (
          <Notice live={false}>{texts.pay.savedCardExpired}</Notice>
        )}
        {isAnyUsable && <SavedCardChoice form={form} session={session} />}
        {form.entry.method === CARD_METHODS.differentCard && <CardFields form={form} />}
      </Box>
      <BillingFields form={form} />
    </>
  );
}
