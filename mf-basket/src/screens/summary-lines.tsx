import type { Cart } from 'shared-contracts/api/basket';
import { AT_KIOSK, onUprightKiosk } from 'shared-contracts/kiosk-styles';
import { useMoneySymbol } from 'shared-platform';
import { Box, Button, Text } from 'shared-ui/core';
import {
  isUnavailable,
  lineName,
  linkedAttendee,
  priceText,
  whenText,
  whereText,
} from '../shared/basket/basket-lines.ts';
import { type JoinedLine, joinedLines } from '../shared/basket/joined-lines.ts';
import { Fees } from '../shared/fees.tsx';
import { texts } from '../texts/en.ts';

/** Words as large as those of a kiosk's basket. */
const list = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  [AT_KIOSK]: { '& p': { fontSize: '1.125rem' } },
  // Day and venue share a line, so that both ways to pay are in view.
  ...onUprightKiosk({ '& > li > p': { display: 'inline' }, '& > li > p + p::before': { content: '" · "' } }),
};

/** Amounts that make up the price above them. */
const parts = { mt: 1, pl: 1.5, color: 'var(--ui-muted)', fontSize: '0.875rem', '& dl': { gap: '4px' } };

/** A line below the name of what is paid for; nothing where there is nothing to say. */
const note = (tone: 'muted' | 'warning' | 'danger', text: string | false | null | undefined) =>
  text && (
    <Text size="small" tone={tone}>
      {text}
    </Text>
  );

interface Props {
  cart: Cart;
  /** A payment is in flight. */
  isPaying: boolean;
  /** Takes a line out with all its bookings, where there is no basket of its own to do that in. */
  onRemove?: ((ids: JoinedLine['ids']) => void) | undefined;
}

/** The lines that are paid for. */
export function SummaryLines({ cart, isPaying, onRemove }: Props) {
  const symbol = useMoneySymbol();
  return (
    <Box component="ul" sx={list}>
      {joinedLines(cart.items, symbol).map(({ item, ids }) => (
        <li key={item.id}>
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            <Text weight="bold" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {item.name}
            </Text>
            <Text
              component={isUnavailable(item) ? 's' : 'p'}
              tone={item.problem ? 'muted' : undefined}
              sx={{ flex: 'none' }}
            >
              {priceText(item)}
            </Text>
          </Box>
          {note('muted', whenText(item))}
          {note('muted', whereText(item))}
          {note('muted', linkedAttendee(item, cart) && texts.basket.forWhom(item.purchasedFor.name))}
          {note('muted', item.priceReason)}
          {note(
            'muted',
            item.type === 'membership' && item.replaces && texts.basket.inPlaceOf(item.replaces),
          )}
          {item.type === 'membership' && (
            <Box sx={parts}>
              <Fees fees={item.fees} />
            </Box>
          )}
          {note(
            'warning',
            item.formattedPreviousPrice &&
              texts.basket.priceChanged(item.formattedPreviousPrice, item.formattedPrice),
          )}
          {note('danger', onRemove !== undefined && item.problem)}
          {onRemove && (
            <Button
              variant="text"
              size="small"
              startIcon="trash"
              disabled={isPaying}
              aria-label={texts.basket.removeLine(lineName(item, cart))}
              onClick={() => onRemove(ids)}
            >
              {texts.basket.remove}
            </Button>
          )}
        </li>
      ))}
    </Box>
  );
}
