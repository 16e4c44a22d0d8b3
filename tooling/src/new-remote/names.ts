import { APPS, type AppName } from 'shared-contracts/links';
import { ExpectedFailure } from '../expected-failure.ts';

/** Names of a new remote and its parts. */
export interface NewRemote {
  /** `mf-gift-cards` */
  name: string;
  /** `gift-cards` */
  id: string;
  /** `Gift cards` */
  title: string;
  /** `GiftCards` */
  pascal: string;
  /** `giftCards` */
  camel: string;
  app: AppName;
}

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
export const USAGE =
  'npm run new-remote mf-shop [-- --app bookings]\n\n  makes a remote with a screen, its words and its tests, and an entry in the navigation of a host.';

/** Reads what the remote is to be called. Throws a ExpectedFailure that says what is wrong. */
export function readNames(name: string | undefined, app: string = 'bookings'): NewRemote {
  if (!name) throw new ExpectedFailure(`What is the remote to be called?\n\n${USAGE}`);
  if (!NAME.test(name)) {
    throw new ExpectedFailure(
      `'${name}' cannot be the name of a remote. It begins with mf-, and has small letters, digits and single dashes.\n\n${USAGE}`,
    );
  }
  const host = APPS.find((known) => known === app);
  if (!host)
    throw new ExpectedFailure(`There is no host '${app}'. There are ${APPS.join(', ')}.\n\n${USAGE}`);
  const id = name.slice('mf-'.length);
  const words = id.split('-');
  const pascal = words.map(capital).join('');
  return {
    name,
    id,
    title: capital(words.join(' ')),
    pascal,
    camel: `${pascal[0]?.toLowerCase()}${pascal.slice(1)}`,
    app: host,
  };
}

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
