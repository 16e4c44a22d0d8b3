import { Icon, styled } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { useVenueDialog, VenueDialog } from './lazy-venue-dialog.ts';
import type { VenueChoice } from './use-venue-choice.ts';

const words = texts.chooseVenue;

/** The name shrinks first, then disappears: the pin stays. */
const Pill = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '0 1 auto',
  minWidth: 44,
  maxWidth: 240,
  height: 44,
  padding: '0 10px',
  border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
  borderRadius: 'var(--ui-radius-chip, 22px)',
  background: 'none',
  color: 'inherit',
  font: '700 0.875rem/1.2 var(--font-body)',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', paddingInlineEnd: 4 },
  '@media (max-width: 950.98px)': { flex: 'none', '& > span': { display: 'none' } },
  '@media (hover: hover)': {
    '&:hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  },
  '&:focus-visible': { borderRadius: 'var(--ui-radius-chip, 22px)', outlineOffset: 0 },
});

/** The selected venue in the bar, which opens the venue dialog. */
export function VenueButton({ venue }: VenueChoice) {
  const { wasOpened, isOpen, prepare, open, close } = useVenueDialog();
  return (
    <>
      <Pill
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={venue ? words.change(venue.name) : words.title}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="pin" size={22} />
        <span>{venue?.name ?? words.title}</span>
      </Pill>
      {wasOpened && <VenueDialog isOpen={isOpen} onClose={close} />}
    </>
  );
}
