import { defineTexts } from 'shared-contracts/texts';

/** Words the platform itself says. */
export const texts = defineTexts('shared-platform', {
  statusErrors: {
    notFound: 'Unable to complete request, item not found.',
    forbidden: 'Unauthorised.',
    other: 'Something has gone wrong, please try again.',
  },
  formExpired: 'Something has gone wrong, please reload and try again.',
  loading: 'Loading',
  longWait: 'This is taking longer than usual.',
  needsScript:
    'This form needs JavaScript, which is switched off in your browser. Switch it on and reload the page, or get in touch with us.',
  offline: 'You’re offline. What you see may be out of date. We’ll carry on when you’re back online.',
  notFoundTitle: 'Page not found',
  notFound: {
    title: "Whoops! Looks like you've gone offside.",
    text: "The page you're looking for doesn't exist. Return home to keep the ball rolling.",
    action: 'Go home',
  },
  loadFailure: {
    title: 'We may have dropped the ball on this one.',
    text: 'The page failed to load correctly. Try refreshing the page or return to the home page.',
    action: 'Go home',
  },
  maintenance: 'Service disruption: Unable to access the site due to planned maintenance.',
  remoteFailure: {
    title: (part: string) => `${part} could not be loaded.`,
    pageTitle: 'This page could not be loaded.',
    partTitle: 'This part of the page could not be loaded.',
    overlayTitle: 'This could not be opened.',
    text: 'The rest of the page still works. Check your connection, then try again.',
    screenText: 'Check your connection, then try again.',
    action: 'Try again',
    close: 'Close',
  },
  session: {
    expired: 'Your login has expired. Log in again to carry on where you left off.',
    loggedOutElsewhere: 'You’ve been logged out from another tab or page.',
    otherPerson: (firstName: string) =>
      `${firstName} has logged in on this device, so this tab shows ${firstName}’s account now. Anything that wasn’t saved before has been cleared.`,
    problemTitle: 'We can’t load your account at the moment.',
    tryAgain: 'Try again',
    logOut: 'Log out',
  },
  logIn: {
    title: 'Log in',
  },
});
