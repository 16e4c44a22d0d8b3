import { defineTexts } from 'shared-contracts/texts';

/** Words of the second step of a login of staff. */
export const texts = defineTexts('mf-account/second-factor', {
  title: 'Confirm it’s you',
  challengeLead: 'Enter the code that your authenticator app shows for this site.',
  passkeyLead: 'Use one of your passkeys.',
  eitherLead: 'Use one of your passkeys, or enter the code that your authenticator app shows for this site.',
  usePasskey: 'Use a passkey',
  passkeyFailed: 'That didn’t work. Please try again.',
  passkeyOnly:
    'This browser can’t use your passkey. Log in on a device where it works, or ask your system administrator to reset it.',
  code: 'Code',
  codeHint: 'Six digits, or a recovery code if you’ve lost your phone.',
  codeMissing: 'Enter the code',
  submit: 'Confirm',
  enrolTitle: 'Set up an authenticator app',
  enrolLead:
    'Staff accounts need a second step besides the password. Use any authenticator app on your phone.',
  start: 'Start',
  passkeyInstead: 'Add a passkey instead',
  failed: 'We couldn’t start setting up your app',
  loading: 'Getting your code ready',
  scan: 'Scan this code with the app.',
  qr: 'QR code for your authenticator app',
  byHand: 'Or type this key into the app:',
  newCode: 'Code from the app',
  newCodeHint: 'The six digits that the app shows now.',
  confirm: 'Finish',
  codesTitle: 'Keep your recovery codes',
  codesLead:
    'Each of these works once if you lose your phone. Print them or keep them in a password manager. You won’t see them again.',
  codesList: 'Recovery codes',
  copy: 'Copy the codes',
  copied: 'Codes copied.',
  kept: 'I’ve saved them',
  doneTitle: 'You’re confirmed',
  doneText: 'You now have staff access.',
  carryOn: 'Carry on',
  fewLeft: (count: number) =>
    count === 0
      ? 'That was your last recovery code. Set up your app again.'
      : `${count} recovery ${count === 1 ? 'code' : 'codes'} left. If you’ve lost your phone, set up the app on your new phone.`,
  again: 'Set up another app',
  addPasskey: 'Add a passkey',
  staffOnlyTitle: 'This page is for staff',
  staffOnlyText: 'Customers log in with their password alone.',
});
