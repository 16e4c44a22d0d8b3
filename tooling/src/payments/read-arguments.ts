import { parseArgs } from 'node:util';
import { PAYMENT_RESOLUTIONS } from 'shared-contracts/api/payments-to-sort-out';
import { ExpectedFailure } from '../expected-failure.ts';

type Resolution = (typeof PAYMENT_RESOLUTIONS)[number];

export type PaymentsCommand =
  | { do: 'list' }
  | { do: 'show'; id: string }
  | { do: 'settle'; id: string; resolution: Resolution; note: string };

export interface PaymentsArguments {
  command: PaymentsCommand;
  /** Origin of the front-of-house host. */
  site: string;
  /** Account of the member of staff. */
  as: string;
  password: string;
  /** Of their authenticator app, where the site asks for one. */
  code: string | null;
}

const USAGE = `Usage: npm run payments -- list | show <id> | settle <id> <${PAYMENT_RESOLUTIONS.join('|')}> --note "why"
  --site   origin of the front-of-house host, as http://front-of-house.riverside.localhost:8080
  --as     email address or customer ID of a member of staff; the note is kept with their name
The password is read from PAYMENTS_PASSWORD, and the code of an authenticator app, where the site asks for one, from PAYMENTS_CODE.`;

const isResolution = (text: string | undefined): text is Resolution =>
  PAYMENT_RESOLUTIONS.some((each) => each === text);

function readCommand([word, id, resolution]: string[], note: string | undefined): PaymentsCommand {
  if (word === 'list') return { do: 'list' };
  if (word === 'show' && id) return { do: 'show', id };
  if (word === 'settle' && id && isResolution(resolution) && note?.trim()) {
    return { do: 'settle', id, resolution, note: note.trim() };
  }
  throw new ExpectedFailure(USAGE);
}

/** Reads the words of the command. Throws its usage where they are none. */
export function readArguments(
  words: readonly string[],
  environment: Record<string, string | undefined>,
): PaymentsArguments {
  const options = { site: { type: 'string' }, as: { type: 'string' }, note: { type: 'string' } } as const;
  const { values, positionals } = parseOrExplain(words, options);
  const { site = environment.PAYMENTS_SITE, as = environment.PAYMENTS_AS, note } = values;
  const { PAYMENTS_PASSWORD: password, PAYMENTS_CODE: code = null } = environment;
  const command = readCommand(positionals, note);
  if (!site || !URL.canParse(site) || !as || !password) throw new ExpectedFailure(USAGE);
  return { command, site: new URL(site).origin, as, password, code };
}

function parseOrExplain<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw new ExpectedFailure(USAGE);
  }
}
