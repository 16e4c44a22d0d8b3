import type { ReactNode } from 'react';
import type { SavedCard } from 'shared-contracts/api/checkout';
import { Box, Text } from 'shared-ui/core';
import { RadioCards } from 'shared-ui/forms';
import { texts } from '../../texts/saved-cards.ts';
import { CARD_METHODS, cardNames, chosenCard, usableCards } from './card-entry.ts';
import { savedCardCodeLength } from './card-rules.ts';
import type { CardSession } from './payment-states.ts';
import { SecurityCodeField } from './security-code-field.tsx';
import type { CardForm } from './use-card-form.ts';

/** The code, as short as it is, in line with the words of its card. */
const codeRow = { display: 'grid', gap: 1, pl: '38px', '& input': { maxWidth: '160px' } };

const mark = (image: string | null) => image && <img src={image} alt="" width={48} height={32} />;

function cardOption(card: SavedCard, details: ReactNode) {
  const { id, cardHolderName, expiryDate, cardImage } = card;
  return {
    value: id,
    label: cardNames([card]),
    description: texts.expires(cardHolderName, expiryDate),
    end: mark(cardImage),
    details,
  };
}

/** A box of its own, dimmed, with its words in line with those of the cards to choose from. */
const overRow = {
  display: 'flex',
  gap: 2,
  justifyContent: 'space-between',
  padding: '12px 17px 12px 55px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  bgcolor: 'var(--ui-sunken)',
};

/** A card that cannot be chosen, below those that can. */
function ExpiredCard({ card }: { card: SavedCard }) {
  const { cardHolderName, expiryDate, cardImage } = card;
  return (
    <Box sx={overRow}>
      <div>
        <Text tone="muted">{cardNames([card])}</Text>
        <Text size="small" tone="muted">
          {texts.expired(cardHolderName, expiryDate)}
        </Text>
      </div>
      {mark(cardImage)}
    </Box>
  );
}

export interface SavedCardsProps {
  form: CardForm;
  session: CardSession;
  /** The form around the choice. */
  children(choice: ReactNode): ReactNode;
}

/** A form with the choice between the saved cards and another one. */
export default function WithSavedCards({ form, session, children }: SavedCardsProps) {
  return children(<SavedCardChoice form={form} session={session} />);
}

/** The saved cards to choose from, and what is asked for to pay with one. They cannot be edited here. */
function SavedCardChoice({ form, session }: Omit<SavedCardsProps, 'children'>) {
  const card = chosenCard(form.entry, session.savedCards);

  const expired = session.savedCards.filter(({ recentlyExpired }) => recentlyExpired);

  function choose(chosen: string): void {
    const isSaved = chosen !== CARD_METHODS.differentCard;
    form.change({
      method: isSaved ? CARD_METHODS.savedCard : CARD_METHODS.differentCard,
      savedCardId: isSaved ? chosen : '',
      securityCode: '',
    });
    form.errors.show({});
  }

  const code = card && (
    <Box sx={codeRow}>
      <Text size="small" tone="muted" sx={{ mt: '-10px', mb: '8px' }}>
        {texts.fixed}
      </Text>
      <SecurityCodeField
        form={form}
        codeLength={savedCardCodeLength(card.cardType)}
        acceptsFailingCode={session.mode === 'test'}
      />
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RadioCards<string>
        legend={texts.payWith}
        value={card?.id ?? CARD_METHODS.differentCard}
        onChange={choose}
        options={[
          ...usableCards(session.savedCards).map((one) => cardOption(one, one === card && code)),
          {
            value: CARD_METHODS.differentCard,
            label: (
              <Box component="span" sx={{ fontWeight: 400 }}>
                {texts.differentCard}
              </Box>
            ),
          },
        ]}
      />
      {expired.map((one) => (
        <ExpiredCard key={one.id} card={one} />
      ))}
    </Box>
  );
}
