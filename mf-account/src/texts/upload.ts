import { defineTexts } from 'shared-contracts/texts';

/** Words of a file on its way, whatever it is for. */
export const texts = defineTexts('mf-account/upload', {
  sent: (fileName: string, percent: number) => `Uploading ${fileName}: ${percent}%`,
  cancel: 'Cancel upload',
  cancelled: 'The upload was cancelled.',
  reconnecting: 'The connection was lost. Trying again…',
});
