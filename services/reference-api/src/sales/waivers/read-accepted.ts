import type { AcceptedWaiver, acceptedWaivers } from 'shared-contracts/api/accepted-waivers';
import { siteIso } from 'shared-contracts/dates';
import { resolveBasketOwner } from '../../people/index.ts';
import type { Call } from '../../platform/index.ts';

/** Waivers accepted by the person for themselves and others, and those accepted for them, newest first. */
function listAcceptances({ db, tenant }: Pick<Call, 'db' | 'tenant'>, personId: string) {
  return db
    .selectFrom('waiverAcceptances as acceptance')
    .innerJoin('waiverWordings as worded', (join) =>
      join
        .onRef('worded.tenantId', '=', 'acceptance.tenantId')
        .onRef('worded.waiverId', '=', 'acceptance.waiverId')
        .onRef('worded.wording', '=', 'acceptance.wording'),
    )
    .innerJoin('people as attendee', 'attendee.id', 'acceptance.personId')
    .innerJoin('people as acceptor', 'acceptor.id', 'acceptance.acceptedBy')
    .select([
      'acceptance.waiverId',
      'acceptance.wording',
      'acceptance.personId',
      'acceptance.acceptedBy',
      'acceptance.notedBy',
      'acceptance.acceptedAt',
      'worded.title',
      'worded.html',
      'attendee.firstName',
      'attendee.lastName',
      'acceptor.firstName as acceptorFirstName',
      'acceptor.lastName as acceptorLastName',
    ])
    .where('acceptance.tenantId', '=', tenant.id)
    .where((where) =>
      where.or([where('acceptance.personId', '=', personId), where('acceptance.acceptedBy', '=', personId)]),
    )
    .orderBy('acceptance.acceptedAt', 'desc')
    .orderBy('attendee.firstName')
    .orderBy('acceptance.id')
    .execute();
}

/** The wordings that a person has accepted, each once with everyone it was accepted for. */
export async function readAcceptedWaivers(call: Call<typeof acceptedWaivers>) {
  const person = await resolveBasketOwner(call, call.query.selected_user_id);
  const waivers = new Map<string, AcceptedWaiver>();
  for (const row of await listAcceptances(call, person.id)) {
    const id = `${row.waiverId}.${row.wording}`;
    const waiver = waivers.get(id) ?? { id, title: row.title, html: row.html, acceptances: [] };
    waiver.acceptances.push({
      attendee: `${row.firstName} ${row.lastName}`,
      acceptedBy: row.acceptedBy === row.personId ? null : `${row.acceptorFirstName} ${row.acceptorLastName}`,
      isNotedAtDesk: row.notedBy !== null,
      acceptedAt: siteIso(row.acceptedAt),
    });
    waivers.set(id, waiver);
  }
  return { person: `${person.firstName} ${person.lastName}`, waivers: [...waivers.values()] };
}
