import { defineTexts } from 'shared-contracts/texts';

/** Words of a list of choices. */
export const words = defineTexts('shared-ui/choices', {
  choose: 'Choose',
  filter: 'Filter the choices',
  shown: (count: number, all: number) => `${count} of ${all} choices shown.`,
  ticked: (count: number) => `${count} ticked`,
  none: 'No choices match.',
});
