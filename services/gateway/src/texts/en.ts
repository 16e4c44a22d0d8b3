/** Words the gateway itself shows. */
export const texts = {
  notFound: {
    title: "Whoops! Looks like you've gone offside.",
    text: "The page you're looking for doesn't exist. Return home to keep the ball rolling.",
    action: 'Go home',
  },
  notReady: {
    title: 'This site is not ready yet.',
    text: 'Its pages are still being built. Wait a moment, then load the page again.',
    action: 'Load the page again',
  },
  failure: {
    title: 'We may have dropped the ball on this one.',
    text: 'The page failed to load correctly. Try refreshing the page or return to the home page.',
    action: 'Go home',
  },
  loading: 'Loading',
  noScript: 'This site needs JavaScript. Turn it on in your browser, then load the page again.',
  itemNotFound: 'Unable to complete request, item not found.',
  somethingWrong: 'Something has gone wrong, please try again.',
  tooLarge: 'That is too much to send at once. Make it shorter and try again.',
  tookTooLong: 'The answer took too long. Please try again.',
} as const;
