import type { Kysely } from 'kysely';
import { resealDetails } from '../memberships/wiring.ts';
import { endSessions, openStaffAccount, resealFactors, resetSecondFactor } from '../people/wiring.ts';
import { type Configuration, type Database, originOf, StartFailure } from '../platform/index.ts';
import { createVault, readBankDetailsKeys } from '../platform/wiring.ts';
import type { AdminCommand } from './arguments.ts';
import { createTenant } from './create-tenant.ts';
import { readTenantFolder } from './tenant-folder.ts';

interface Parts {
  db: Kysely<Database>;
  configuration: Configuration;
  now: Date;
}

async function findTenant(db: Kysely<Database>, slug: string): Promise<{ id: number; slug: string }> {
  const tenant = await db
    .selectFrom('tenants')
    .select(['id', 'slug'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!tenant) throw new StartFailure(`There is no tenant '${slug}'.`);
  return tenant;
}

/** Does what a command says. Returns what the person at the terminal reads. Throws StartFailures. */
export async function runAdmin(command: AdminCommand, { db, configuration, now }: Parts): Promise<string[]> {
  if (command.do === 'create-tenant') {
    const folder = readTenantFolder(command.folder);
    const { venues, classes } = await createTenant(db, folder, now);
    const origin = originOf({ app: 'bookings', tenant: folder.tenant.slug }, configuration);
    return [`${folder.tenant.name}: ${venues} venues, ${classes} classes in the days ahead.`, origin];
  }
  if (command.do === 'reset-second-factor') {
    await resetSecondFactor(db, await findTenant(db, command.tenant), command.email, now);
    return [`${command.email} is logged out and sets up an authenticator app at the next login.`];
  }
  if (command.do === 'end-sessions') {
    const count = await endSessions(db, await findTenant(db, command.tenant), command.email, now);
    return [`${count} ${count === 1 ? 'login has' : 'logins have'} ended.`];
  }
  if (command.do === 'create-staff') {
    const tenant = await findTenant(db, command.tenant);
    const origin = originOf({ app: 'front-of-house', tenant: tenant.slug }, configuration);
    const password = await openStaffAccount(db, { ...command, tenant, origin }, now);
    if (command.isByMail) {
      return [
        `${command.email} gets a mail from the API with a link to choose a password, good for three days,`,
        `and can then log in at ${origin}`,
      ];
    }
    return [
      `${command.email} can log in at ${origin}`,
      `with the password ${password}`,
      'It is shown this once. They should change it in My account.',
    ];
  }
  if (configuration.bankDetailsKey === null) {
    throw new StartFailure(
      'BANK_DETAILS_KEY is not set: it is the key that bank details are sealed with again.',
    );
  }
  const keys = readBankDetailsKeys(configuration, true);
  const vault = createVault(keys[0]);
  const count = await resealDetails(db, keys, vault);
  await resealFactors(db, keys, vault);
  return [`${count} bank details are sealed with BANK_DETAILS_KEY. No old key is needed any more.`];
}
