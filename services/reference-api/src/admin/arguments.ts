import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from 'shared-contracts/staff';
import { StartFailure } from '../platform/index.ts';

export type AdminCommand =
  | { do: 'create-tenant'; folder: string }
  | {
      do: 'create-staff';
      tenant: string;
      email: string;
      firstName: string;
      lastName: string;
      role: StaffRole;
      isByMail: boolean;
    }
  | { do: 'reset-second-factor'; tenant: string; email: string }
  | { do: 'end-sessions'; tenant: string; email: string | null }
  | { do: 'rotate-bank-details-key' };

const USAGE = `Usage: npm run admin -- <command>
  create-tenant <folder>      tenant.json, venues.csv, data-fields.json, and what there is of timetable.csv, memberships.json
  create-staff --tenant <slug> --email <address> --first-name <name> --last-name <name> [--role desk|manager] [--by-mail]
                              makes them 'desk' unless said otherwise, and prints the first password, once, or mails them a
                              link to choose it
  reset-second-factor --tenant <slug> --email <address>
                              for staff who have lost their authenticator app and their recovery codes
  end-sessions --tenant <slug> [--email <address>]
                              logs everyone with that address out, or, without one, everyone at the tenant
  rotate-bank-details-key     seals with BANK_DETAILS_KEY what one of BANK_DETAILS_OLD_KEYS has sealed
The database is that of the API: DATABASE_URL, else the one in DATA_DIR.`;

const OPTIONS = {
  tenant: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  role: { type: 'string' },
  'by-mail': { type: 'boolean' },
} as const;

/** Reads the words of the command. Throws a StartFailure with its usage where they are none. */
export function readArguments(words: readonly string[]): AdminCommand {
  const { values, positionals } = parse(words);
  const [command, folder, ...rest] = positionals;
  const { tenant, email, 'first-name': firstName, 'last-name': lastName } = values;
  if (rest.length === 0 && command === 'create-tenant' && folder) return { do: 'create-tenant', folder };
  const role = STAFF_ROLES.find((each) => each === (values.role ?? 'desk'));
  const isWhole = tenant && email && firstName && lastName && role;
  if (folder === undefined && command === 'create-staff' && isWhole) {
    const isByMail = values['by-mail'] ?? false;
    return { do: 'create-staff', tenant, email, firstName, lastName, role, isByMail };
  }
  if (folder === undefined && command === 'reset-second-factor' && tenant && email) {
    return { do: command, tenant, email };
  }
  if (folder === undefined && command === 'end-sessions' && tenant) {
    return { do: command, tenant, email: email ?? null };
  }
  if (folder === undefined && command === 'rotate-bank-details-key') return { do: command };
  throw new StartFailure(USAGE);
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch {
    throw new StartFailure(USAGE);
  }
}
