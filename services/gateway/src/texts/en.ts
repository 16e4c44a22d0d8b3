/** Texts of the gateway's own pages. */
export const texts = {
  notFound: {
    title: "Whoops! Looks like you've gone offside.",
    text: "The page you're looking for doesn't exist. Return home to keep the ball rolling.",
    action: 'Go home',
    picture: 'lost',
  },
  noSiteAt: (host: string) => `There is no booking site at ${host}. Check the address for typing errors.`,
  /** The same title as in the shell. */
  notFoundTitle: 'Page not found',
  notReady: {
    title: 'This site is not ready yet.',
    text: 'Its pages are still being built.',
    picture: 'works',
    isPassing: true,
  },
  failure: {
    title: 'We may have dropped the ball on this one.',
    text: 'The page failed to load correctly. Try refreshing the page or return to the home page.',
    action: 'Go home',
    picture: 'drop',
    isPassing: true,
  },
  /** On the page that takes payments. It may be loaded again after one. */
  unpaid: {
    text: 'Nothing is paid until you confirm your order. If you already have, ',
    account: 'look in your account',
    end: ' before you try again.',
  },
  tooLong: {
    title: 'That address is too long.',
    text: 'Our server cannot read it. Check the link, or start from the home page.',
    action: 'Go home',
    picture: 'lost',
  },
  unreadable: {
    title: 'Our server could not read that request.',
    text: 'Check the address, or start from the home page.',
    action: 'Go home',
    picture: 'lost',
  },
  tooSlow: {
    title: 'That request took too long to arrive.',
    text: 'Check your connection, or start from the home page.',
    action: 'Go home',
    picture: 'drop',
  },
  tryAgain: 'Try again',
  comesBack: 'This page will reload as soon as the site is back.',
  isBack: 'The site is back. Opening the page.',
  contact: 'Need help now?',
  loading: 'Loading',
  noScript: 'This site needs JavaScript. Turn it on in your browser, then load the page again.',
  itemNotFound: 'Unable to complete request, item not found.',
  somethingWrong: 'Something has gone wrong, please try again.',
  tooLarge: 'That is too much to send at once. Make it shorter and try again.',
  tookTooLong: 'The answer took too long. Please try again.',
} as const;
