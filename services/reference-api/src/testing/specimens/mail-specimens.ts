import { letters } from '../../letters.ts';
import { writeMail } from '../../people/wiring.ts';
import type { Mail, MailKind } from '../../platform/index.ts';
import { openJoiningShop } from '../joining-shop.ts';
import { copyStaff, occasions, type SpecimenTenant } from './occasions.ts';
import { queueVariants } from './variants.ts';

export interface Specimen {
  kind: MailKind;
  tenant: string;
  /** True where the pictures show another specimen of the kind. */
  isVariant: boolean;
  mail: Mail;
}

/** The venue and the membership of each tenant's Sam. */
const JOININGS: Record<string, { venue: string; type: string; option: string }> = {
  riverside: { venue: 'sale-leisure-centre', type: '101', option: '1011' },
  northpeak: { venue: 'royal-commonwealth-pool', type: '201', option: '2011' },
  harbour: { venue: 'plymouth-life-centre', type: '301', option: '3011' },
};

/**
 * One mail of every kind of every tenant, written by the service itself from what happened to people of that tenant in a
 * seeded database. For pictures, and for what has to be true of all mail.
 */
export async function mailSpecimens(): Promise<Specimen[]> {
  const shop = await openJoiningShop();
  const { db } = shop;
  const specimens: Specimen[] = [];

  /** Writes what is queued, and empties the queue. */
  async function collect({ slug }: SpecimenTenant, isVariant = false): Promise<void> {
    const queued = await db
      .selectFrom('mails')
      .leftJoin('people', 'people.id', 'mails.personId')
      .leftJoin('orderItems as place', 'place.id', 'mails.orderItemId')
      .leftJoin('people as attendee', 'attendee.id', 'place.personId')
      .selectAll('mails')
      .orderBy('mails.createdAt')
      // One moment may queue several of a kind: the last of them is in the pictures, in every run the same.
      .orderBy('people.email', 'desc')
      .orderBy('attendee.firstName')
      .execute();
    for (const row of queued) {
      const mail = await writeMail(db, row, letters, 'no-reply@example.com', shop.now());
      if (mail) specimens.push({ kind: row.kind, tenant: slug, isVariant, mail });
    }
    await db.deleteFrom('mails').execute();
  }

  try {
    await db.updateTable('sessionSeries').set({ ageMin: null, ageMax: null }).execute();
    const tenants = await db.selectFrom('tenants').select(['id', 'slug']).orderBy('id').execute();
    for (const { id, slug } of tenants) {
      const joining = JOININGS[slug];
      if (!joining) throw new Error(`No membership of ${slug} is known to the specimens.`);
      await copyStaff(db, id);
      const tenant = { id, slug, joining };
      for await (const round of occasions(shop, tenant)) await collect(round);
      await queueVariants(shop, tenant);
      await collect(tenant, true);
    }
    return specimens;
  } finally {
    await shop.close();
  }
}
