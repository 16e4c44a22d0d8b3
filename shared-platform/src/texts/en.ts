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
    text: 'The rest of the page still works. Check your connection, then try again.',
    action: 'Try again',
  },
});
