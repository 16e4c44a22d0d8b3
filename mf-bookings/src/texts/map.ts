import { defineTexts } from 'shared-contracts/texts';

/** Texts of the maps of venues and of classes, which loads only when it is opened. */
export const texts = defineTexts('mf-bookings/map', {
  label: 'Map of venues',
  help: 'Every venue on the map is also in the list. Use the arrow keys to move the map, and plus and minus to zoom.',
  touchHelp: 'Use two fingers to move the map',
  loading: 'Loading the map',
  failed: 'The map could not be loaded. Choose your venue from the list.',
  tryAgain: 'Try again',
  backgroundFailed: 'The map background could not be loaded.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  picked: (name: string) => `${name} is selected`,
  sessionsLabel: 'Map of classes and courts',
  sessionsHelp:
    'Everything on the map is also in the list. Pick a pin to see what’s on there. Use the arrow keys to move the map, and plus and minus to zoom.',
  moreInList: (count: number) => `${count} more in the list`,
  close: 'Close',
});
