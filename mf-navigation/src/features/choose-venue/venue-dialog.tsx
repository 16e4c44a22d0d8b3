import type { Venue } from 'shared-contracts/api/venues';
import { Dialog } from 'shared-ui/overlays';
import type { OverlayProps } from '../../shared/use-on-demand.ts';
import { texts } from '../../texts/en.ts';
import { useSelectVenue } from './use-select-venue.ts';
import { VenueSearch } from './venue-search.tsx';

export interface VenueDialogProps extends OverlayProps {
  /** Called after a venue was chosen. */
  onChosen?: (() => void) | undefined;
}

/** Every venue of the tenant, to choose another. */
export default function VenueDialog({ isOpen, onClose, onChosen }: VenueDialogProps) {
  const select = useSelectVenue();
  function choose(venue: Venue) {
    onClose();
    onChosen?.();
    select(venue);
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={texts.chooseVenue.title} maxWidth={760} fillsHeight>
      <VenueSearch onChoose={choose} />
    </Dialog>
  );
}
