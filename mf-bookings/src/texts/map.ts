import { defineTexts } from 'shared-contracts/texts';

/** Every word about the map of venues, which loads only when somebody wants it. */
export const texts = defineTexts('mf-bookings/map', {
  label: 'Map of venues',
  help: 'Every venue on the map is in the list below as well. The arrow keys move the map, plus and minus zoom.',
  touchHelp: 'Use two fingers to move the map',
  loading: 'Loading the map',
  failed: 'The map could not be loaded. Choose your venue from the list.',
  tryAgain: 'Try again',
  backgroundFailed: 'The background of the map could not be loaded.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  picked: (name: string) => `${name} is selected`,
  pickHint: 'Pick a pin to see the venue here.',
});
