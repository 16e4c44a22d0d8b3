import { defineTexts } from 'shared-contracts/texts';

/** Words of the documents a person sends; apart from the others, so that the dashboard does not carry them. */
export const texts = defineTexts('mf-account/documents', {
  title: 'Your documents',
  lead: 'Upload the documents we’ve asked for. Your centre checks each one.',
  loading: 'Loading your documents',
  failed: 'Your documents could not be loaded',
  statuses: {
    needed: 'Needed',
    refused: 'Refused',
    expired: 'Expired',
    expiring: 'Expires soon',
    'waiting-for-approval': 'Waiting for approval',
    'in-order': 'Accepted',
  },
  expires: (day: string) => `Expires on ${day}`,
  wasValid: (day: string) => `Was valid until ${day}`,
  waiting: 'We have your file. You don’t need to do anything while we check it.',
  refusedTitle: 'We could not accept your file',
  refusedText: (reason: string) => `${reason} Please send another one.`,
  fileOf: (name: string) => `for ${name}`,
  file: (name: string) => `File for ${name}`,
  hint: 'A photo or scan as JPG, PNG or PDF, smaller than 5MB',
  upload: 'Upload',
  progress: (name: string) => `Uploading ${name}`,
  again: 'Upload another file',
  done: (name: string) => `${name} uploaded and waiting for approval.`,
  empty: 'The selected file is empty',
  wrongType: 'The selected file must be a JPG, PNG or PDF',
  tooLarge: 'The selected file must be smaller than 5MB',
  notUploaded: 'The selected file could not be uploaded – try again',
});
