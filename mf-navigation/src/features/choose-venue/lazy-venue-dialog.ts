import { lazyPart } from 'shared-platform';
import { overlayOptions, useOnDemand } from '../../shared/use-on-demand.ts';

const loadDialog = () => import(/* webpackChunkName: "venue-dialog" */ './venue-dialog.tsx');

/** The venue dialog, loaded when it is opened. */
export const VenueDialog = lazyPart(loadDialog, overlayOptions);

/** True if that dialog is open. */
export const useVenueDialog = () => useOnDemand(loadDialog);
