import type { ActivityCartItem } from 'shared-contracts/api/basket';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { siteTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Button, Stack, styled, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { whenText } from '../../shared/basket/basket-lines.ts';
import { useRemoveLine } from '../../shared/basket/use-remove-line.ts';
import { texts } from '../../texts/desk.ts';

const words = texts.leave;

/** A line each on a phone, beside each other where there is room. */
const answer = { flex: { xs: '1 1 100%', sm: '1 1 auto' } };

const Places = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: '12px 16px',
  listStyle: 'none',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
});

/** Until when a place is held; nothing from a server without holds. */
function holdText({ isHeld, holdExpiresAt }: ActivityCartItem): string | null {
  if (isHeld === null) return null;
  return isHeld && holdExpiresAt ? words.heldUntil(siteTime(holdExpiresAt)) : words.notHeld;
}

interface Props {
  isOpen: boolean;
  customer: DeskCustomer;
  /** Added at the desk, not empty. */
  places: readonly ActivityCartItem[];
  /** Pence that the customer has handed over, for which there is no order yet. */
  received: number;
  onStay(): void;
  onLeave(): void;
}

/** Asks what to do with the places that staff have added and no one has paid for. A refused removal leaves it open. */
export function UnpaidQuestion({ isOpen, customer, places, received, onStay, onLeave }: Props) {
  const { remove, removing } = useRemoveLine(onLeave);
  const symbol = useMoneySymbol();
  const isRemoving = removing !== null;
  const count = places.length;

  function removeAll(): void {
    const [first, ...others] = places.map(({ id }) => id);
    if (first !== undefined) void remove([first, ...others]);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onStay}
      title={received > 0 ? words.title : words.keepTitle(count, customer.name)}
      role="alertdialog"
      fullScreenOnPhone={false}
      actions={
        <>
          <Button variant="text" sx={answer} disabled={isRemoving} onClick={onStay}>
            {words.stayHere}
          </Button>
          <Button
            variant="quiet"
            sx={answer}
            loading={isRemoving}
            loadingText={words.removing}
            onClick={removeAll}
          >
            {words.remove}
          </Button>
          <Button sx={answer} disabled={isRemoving} onClick={onLeave}>
            {words.keep}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        {received > 0 && <Text>{words.text(formatMoney(received, symbol), customer.name)}</Text>}
        <Text>{words.unpaid(customer.name)}</Text>
        <Places>
          {places.map((place) => (
            <li key={place.id}>
              <Text weight="bold">{words.place(place.name, place.formattedPrice)}</Text>
              <Text size="small" tone="muted">
                {whenText(place)}
              </Text>
              <Text size="small">{holdText(place)}</Text>
            </li>
          ))}
        </Places>
        <Text>{words.online(count)}</Text>
        {places.some(({ isHeld }) => isHeld !== null) && <Text>{words.released}</Text>}
      </Stack>
    </Dialog>
  );
}
