import { defineTexts } from 'shared-contracts/texts';

/** Words of the photo of a person; apart from the others, so that the dashboard does not carry them. */
export const texts = defineTexts('mf-account/photo', {
  title: 'Photo',
  lead: 'It appears on your memberships here. Only you can see it.',
  file: 'New photo',
  hint: 'A JPG or PNG, smaller than 5MB',
  upload: 'Upload photo',
  change: 'Change photo',
  uploading: 'Uploading',
  progress: 'Uploading your photo',
  remove: 'Remove photo',
  uploaded: 'Photo uploaded.',
  removed: 'Photo removed.',
  empty: 'The selected file is empty',
  wrongType: 'The selected file must be a JPG or PNG',
  tooLarge: 'The selected file must be smaller than 5MB',
  notUploaded: 'The selected file could not be uploaded – try again',
});
