import { useOnDemand } from '../../shared/use-on-demand.ts';
import { texts } from '../../texts/en.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "venue-dialog" */ './venue-dialog.tsx')).VenueDialog;

/** The dialog to choose a venue in, loaded when a person reaches for it. */
export const useVenueDialog = () => useOnDemand(loadDialog, texts.chooseVenue.dialogFailed);
