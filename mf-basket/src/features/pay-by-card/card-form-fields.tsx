import type { ReactNode } from 'react';
import { lazyPart } from 'shared-platform';
import { Box, Heading, Icon, Notice, Text } from 'shared-ui/core';
import { formSections } from '../../shared/form-section.ts';
import { texts } from '../../texts/en.ts';
import { BillingFields } from './billing-fields.tsx';
import { CARD_METHODS, cardNames, chosenCard, usableCards } from './card-entry.ts';
import { CardFields } from './card-fields.tsx';
import { KnownBilling } from './known-billing.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import type { CardSession } from './payment-states.ts';
import { usePaymentTitle } from './payment-title.ts';
import type { SavedCardsProps } from './saved-card-choice.tsx';
import type { CardForm } from './use-card-form.ts';

const secure = { display: 'flex', gap: '8px', mt: '8px', '& > svg': { flex: 'none' } };

/** The whole form is drawn with the choice: each card is a line, and what is below would move. */
const WithSavedCards = lazyPart<SavedCardsProps>(
  () => import(/* webpackChunkName: "saved-cards" */ './saved-card-choice.tsx'),
  { pending: () => <PaymentSkeleton isFree={false} />, keepTrying: true },
);

interface Props {
  form: CardForm;
  session: CardSession;
  /** A payment with what was typed is in flight. */
  isLocked: boolean;
  children: ReactNode;
}

/** Everything about the card: the choice between saved ones and another, and the fields of the choice. */
export function CardFormFields(props: Props) {
  const { form, session } = props;
  if (usableCards(session.savedCards).length === 0) return <Fields {...props} choice={null} />;
  return (
    <WithSavedCards form={form} session={session}>
      {(choice) => <Fields {...props} choice={choice} />}
    </WithSavedCards>
  );
}

function Fields({ form, session, isLocked, choice, children }: Props & { choice: ReactNode }) {
  const title = usePaymentTitle();
  const isKnown = session.billingAddress !== null && chosenCard(form.entry, session.savedCards) !== null;
  return (
    <Box sx={formSections}>
      <Box
        component="fieldset"
        disabled={isLocked}
        sx={{ ...formSections, m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        <Box sx={{ display: 'grid', gap: '20px' }}>
          <div>
            <Heading level={2} size={3}>
              {title}
            </Heading>
            <Text size="small" tone="muted" component="div" sx={secure}>
              <Icon name="lock" size={20} />
              {texts.pay.secure}
            </Text>
          </div>
          {choice === null && session.savedCards.length > 0 && (
            <Notice live={false} title={texts.pay.savedCardUnusable(cardNames(session.savedCards))}>
              {texts.pay.savedCardExpired}
            </Notice>
          )}
          {choice}
          {form.entry.method === CARD_METHODS.differentCard && <CardFields form={form} />}
        </Box>
        {isKnown ? <KnownBilling form={form} /> : <BillingFields form={form} />}
      </Box>
      {children}
    </Box>
  );
}
