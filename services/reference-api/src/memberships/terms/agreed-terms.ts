import type { Kysely } from 'kysely';
import type { Agreement } from 'shared-contracts/api/agreed-terms';
import { siteIso } from 'shared-contracts/dates';
import { type AgreedTermTable, type Call, type Database, requireUser } from '../../platform/index.ts';
import { termOfWording, wordingName } from './wording-name.ts';

/** The person who agreed to terms with a membership, and the time. */
type Consent = Pick<AgreedTermTable, 'tenantId' | 'personId' | 'membershipId' | 'purchase' | 'agreedAt'>;

/** Keeps that someone agreed to some wordings. @param names of the wordings. */
export async function recordAgreedTerms(
  tx: Kysely<Database>,
  consent: Consent,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const known = await tx
    .selectFrom('termWordings')
    .select(['termId', 'version'])
    .where('tenantId', '=', consent.tenantId)
    .where('termId', 'in', names.map(termOfWording))
    .execute();
  const agreed = known.filter(({ termId, version }) => names.includes(wordingName(termId, version)));
  if (agreed.length === 0) return;
  await tx
    .insertInto('agreedTerms')
    .values(agreed.map((wording) => ({ ...consent, ...wording })))
    .execute();
}

/** Agreed terms of a person's memberships, newest first. */
export async function readAgreedTerms(call: Pick<Call, 'db' | 'user'>): Promise<Agreement[]> {
  const rows = await call.db
    .selectFrom('agreedTerms as agreed')
    .innerJoin('termWordings as worded', (join) =>
      join
        .onRef('worded.tenantId', '=', 'agreed.tenantId')
        .onRef('worded.termId', '=', 'agreed.termId')
        .onRef('worded.version', '=', 'agreed.version'),
    )
    .innerJoin('memberships as held', 'held.id', 'agreed.membershipId')
    .innerJoin('membershipTypes as type', 'type.id', 'held.membershipTypeId')
    .select([
      'agreed.id',
      'agreed.membershipId',
      'agreed.purchase',
      'agreed.version',
      'agreed.agreedAt',
      'worded.title',
      'worded.html',
      'type.name as membershipName',
    ])
    .where('agreed.personId', '=', requireUser(call).id)
    .orderBy('held.createdAt', 'desc')
    .orderBy('agreed.membershipId')
    .orderBy('agreed.termId')
    .execute();
  const agreements = new Map<string, Agreement>();
  for (const { membershipId, membershipName, purchase, agreedAt, ...term } of rows) {
    const agreement = agreements.get(membershipId) ?? { membershipId, membershipName, purchase, terms: [] };
    agreement.terms.push({ ...term, agreedAt: siteIso(agreedAt) });
    agreements.set(membershipId, agreement);
  }
  return [...agreements.values()];
}
