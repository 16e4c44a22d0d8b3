import { lazyPart } from 'shared-platform';
import { overlayOptions, useOnDemand } from '../../shared/use-on-demand.ts';

const loadDialog = () => import(/* webpackChunkName: "venue-dialog" */ './venue-dialog.tsx');

/** The dialog to choose a venue in, loaded when a person reaches for it. */
export const VenueDialog = lazyPart(loadDialog, overlayOptions);

/** Whether that dialog is open. */
export const useVenueDialog = () => useOnDemand(loadDialog);
