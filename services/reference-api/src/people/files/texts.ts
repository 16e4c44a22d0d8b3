/** Problems with an uploaded file. */
export const fileTexts = {
  empty: 'The selected file is empty',
  tooLarge: 'The selected file must be smaller than 5MB',
  wrongType: 'The selected file must be a JPG, PNG or PDF',
  locked: 'The selected file is password protected',
  incomplete: 'The upload was incomplete – try again',
  tooManyPoints: 'The selected picture is too large to open. Take or save it in a smaller size',
  notPhoto: 'The selected file must be a JPG or PNG',
} as const;
