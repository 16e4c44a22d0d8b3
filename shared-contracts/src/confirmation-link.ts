import { paths } from './links.ts';

/** Content of a mailed link that confirms an email address; it is in the fragment, so no server or referrer sees it. */
export interface ConfirmationLink {
  token: string;
  /** The address it was mailed to, for its reader to see; `null` in a link that does not say it. */
  email: string | null;
}

/** Path of the link that asks the reader of an email address whether it is theirs. */
export const confirmationLink = ({ token, email }: { token: string; email: string }): string =>
  `${paths.confirmEmail}#${token}&email=${encodeURIComponent(email)}`;

/** Content of a link, read from the fragment of its page: `#token&email=sam%40example.com`, or the token alone. */
export function readConfirmationLink(fragment: string): ConfirmationLink {
  const [token = '', ...more] = fragment.replace(/^#/, '').split('&');
  return { token, email: new URLSearchParams(more.join('&')).get('email') };
}
