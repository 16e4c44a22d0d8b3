import { APPS, type AppName } from 'shared-contracts/links';
import { ForeseenFailure } from '../foreseen-failure.ts';

/** What a new remote and its parts are called. */
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

/** Reads what the remote is to be called. Throws a ForeseenFailure that says what is wrong. */
export function readNames(name: string | undefined, app: string = 'bookings'): NewRemote {
  if (!name) throw new ForeseenFailure(`What is the remote to be called?\n\n${USAGE}`);
  if (!NAME.test(name)) {
    throw new ForeseenFailure(
      `'${name}' cannot be the name of a remote. It begins with mf-, and has small letters, digits and single dashes.\n\n${USAGE}`,
    );
  }
  const host = APPS.find((known) => known === app);
  if (!host)
    throw new ForeseenFailure(`There is no host '${app}'. There are ${APPS.join(', ')}.\n\n${USAGE}`);
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
