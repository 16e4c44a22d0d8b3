import { Icon, Text } from 'shared-ui/core';
import { MenuButton } from '../../shared/menu-row.tsx';
import { texts } from '../../texts/en.ts';
import { useVenueDialog, VenueDialog } from './lazy-venue-dialog.ts';
import type { VenueChoice } from './use-venue-choice.ts';

const words = texts.chooseVenue;

interface Props extends VenueChoice {
  onLeave(): void;
}

/** The same at the top of the drawer. The drawer stays under the dialog until a venue is chosen. */
export function VenueRow({ venue, onLeave }: Props) {
  const { wasOpened, isOpen, prepare, open, close } = useVenueDialog();
  return (
    <div>
      <MenuButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={venue ? `${words.change(venue.name)}, ${words.yourVenue}` : words.title}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="pin" />
        <span>
          {venue?.name ?? words.title}
          {venue && (
            <Text component="span" size="small" tone="muted" weight="normal" sx={{ display: 'block' }}>
              {words.yourVenue}
            </Text>
          )}
        </span>
        <Icon name="chevron-right" />
      </MenuButton>
      {wasOpened && <VenueDialog isOpen={isOpen} onClose={close} onChosen={onLeave} />}
    </div>
  );
}
