import { defineTexts } from 'shared-contracts/texts';

export const texts = defineTexts('shared-ui', {
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  agree: 'I Agree',
  clearSearch: 'Clear search',
  validationErrors: 'Validation errors',
  thereIsAProblem: 'There is a problem',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  termsScrollHint: 'Read to the end to agree.',
  dismissNotification: 'Dismiss notification',
  notifications: 'Notifications',
  severity: { info: 'Information', success: 'Success', warning: 'Warning', danger: 'Error' },
});
