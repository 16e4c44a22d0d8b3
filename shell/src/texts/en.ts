import { defineTexts } from 'shared-contracts/texts';

/** Words the shell says. */
export const texts = defineTexts('shell', {
  skipToContent: 'Skip to content',
  resetPassword: {
    title: 'Set a new password',
    lead: 'You are logged out everywhere else, then log in with the new one.',
    password: 'New password',
    repeat: 'Repeat new password',
    passwordWeak: 'Choose a password that meets every point of the list',
    repeatDiffers: 'The two passwords are not the same',
    submit: 'Set password',
    done: 'Your password is set. Log in with it.',
    deadTitle: 'This link no longer works',
    deadText: 'A link to set a password works once, for one hour. Ask for a new one where you log in.',
    deadAction: 'Go to log in',
  },
  register: {
    title: 'Create an account',
    lead: 'Book faster, keep your bookings in one place and see your prices.',
    loading: 'Loading the form',
    failed: 'The form could not be loaded',
    tryAgain: 'Try again',
    submit: 'Create an account',
    done: 'Your account is ready.',
    doneWithoutToken: 'Your account is ready. Log in to carry on.',
    haveAccount: 'I already have an account',
  },
  startOver: {
    title: 'Are you sure you want to leave this screen?',
    text: 'Leaving clears what you have chosen and typed.',
    clear: 'Clear selection and go home',
    carryOn: 'Continue with my purchase',
    moreTime: 'I need more time',
    secondsLeft: (seconds: number) =>
      `This screen is cleared in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    clearing: 'Clearing this screen',
    cleared: 'Joining form cleared due to inactivity',
  },
  seeBetter: {
    label: 'How this screen looks',
    textSize: 'Text size',
    sizes: { normal: 'Normal text', large: 'Large text', largest: 'Largest text' },
    highContrast: 'High contrast',
  },
});
