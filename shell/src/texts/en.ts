import { defineTexts } from 'shared-contracts/texts';

/** Words the shell says. */
export const texts = defineTexts('shell', {
  skipToContent: 'Skip to content',
  notFoundTitle: 'Page not found',
  logIn: {
    title: 'Log in',
    lead: 'Use the e-mail address or customer ID of your account.',
    username: 'Email address or customer ID',
    password: 'Password',
    submit: 'Log in',
    failureFallback: 'User signed out',
    usernameMissing: 'Enter your email address or customer ID',
    passwordMissing: 'Enter your password',
    waiting: 'Log in to carry on. What you chose is kept.',
  },
  offline: 'You are offline. What you see may be out of date. We carry on when your connection is back.',
});
