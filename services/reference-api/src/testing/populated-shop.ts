import { addDays, siteDay } from 'shared-contracts/dates';
import { newKey } from './card-shop.ts';
import { type JoiningShop, openJoiningShop } from './joining-shop.ts';
import { greyPng } from './pictures.ts';

export const OWNER = 'alex.member@example.com';

/** The whole service with someone, Alex, who has one of everything that a call can name. */
export interface PopulatedShop extends JoiningShop {
  /** A value for each path and query parameter of the API table and each name in bodies: things of Alex, or public. */
  owned: Readonly<Record<string, string>>;
  /** Alex's id, that of the person who books for Alex, and that of a person who has nothing to do with Alex. */
  ids: Readonly<Record<'owner' | 'linked' | 'stranger', string>>;
}

const VENUE = 'sale-leisure-centre';
const PROOF = 'Proof of student status';

/** Opens the shop and lets Alex book, wait, join, pay, upload and save. Throws when something of it is refused. @param environment of the service */
export async function openPopulatedShop(environment: Record<string, string> = {}): Promise<PopulatedShop> {
  const shop = await openJoiningShop(environment);
  const alex = await shop.customer(OWNER);
  const must = async (line: string, body?: unknown) => {
    const answer = await alex.call(line, { body, headers: { 'idempotency-key': newKey() } });
    if (answer.status >= 300) throw new Error(`${line} was refused: ${answer.text}`);
    return answer.data;
  };
  const idOf = async (email: string) => {
    const person = shop.db.selectFrom('people').select('id').where('email', '=', email).orderBy('tenantId');
    return (await person.executeTakeFirstOrThrow()).id;
  };

  const [booked = '', inBasket = '', full = '', open = ''] = await shop.sessions(4);
  await alex.add(booked);
  const paid = await alex.authorise(await alex.card());
  const done = await alex.complete(String(paid.data.transaction_uuid));
  await alex.add(inBasket);
  await shop.leavePlaces(full, 0);
  await must(`POST /api/v1/activities/sessions/${full}/waiting-list`);
  await shop.flag(OWNER, { documents: [{ name: PROOF, expiresOn: addDays(siteDay(shop.now()), 12) }] });
  const [document] = await must('GET /api/v1/my-account/documents');
  const file = greyPng().toString('base64');
  await must(`PUT /api/v1/my-account/documents/${document?.id}`, { file_name: 'card.png', content: file });
  const upload = await must('POST /api/v1/my-account/uploads', {
    document_id: document?.id,
    content_type: 'image/png',
    size: greyPng().length,
  });
  await must('PUT /api/v1/my-account/photo', { file_name: 'me.png', content: file });
  const [filter] = await must('POST /api/v1/activities/saved-filters', {
    name: 'After work',
    query: 'time=evening',
  });
  const [favourite] = await must('POST /api/v1/my-account/favourites', { kind: 'venue', key: VENUE });
  await must('PUT /api/v1/memberships/online-joining/draft', { steps: {} });
  const calendar = await must('POST /api/v1/my-account/calendar');
  const bookings = await must('GET /api/v1/my-account/bookings');
  const memberships = await must('GET /api/v1/my-account/memberships');
  const passes = await must('GET /api/v1/my-account/guest-passes/overview');
  const cards = await must('GET /api/v1/my-account/saved-cards');
  const cart = await must('GET /api/v1/checkout');
  const { id: tenantId } = await shop.db
    .selectFrom('tenants')
    .select('id')
    .where('slug', '=', 'riverside')
    .executeTakeFirstOrThrow();
  const problem = await shop.db
    .insertInto('paymentProblems')
    .values({
      tenantId,
      reference: 'lost-1',
      kind: 'charge-without-order',
      detail: 'NotFound',
      amountPence: 700,
      foundAt: shop.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const ownerId = await idOf(OWNER);
  await shop.loginAs(OWNER);
  const elsewhere = await shop.db
    .selectFrom('logins')
    .select('id')
    .where('personId', '=', ownerId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const passkey = await shop.db
    .insertInto('passkeys')
    .values({
      personId: ownerId,
      tenantId,
      credentialId: 'credential-of-alex',
      publicKey: '',
      counter: 0,
      transports: 'internal',
      isSynced: false,
      name: 'Phone of RIV100002',
      createdAt: shop.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  return {
    ...shop,
    ids: {
      owner: ownerId,
      linked: await idOf('casey.parent@example.com'),
      stranger: await idOf('pat.regular@example.com'),
    },
    owned: {
      venue: VENUE,
      venue_id: String(shop.venues[VENUE]),
      session: open,
      sessionId: booked,
      fullSession: full,
      date: siteDay(shop.now()),
      cartItemId: String(cart.items?.[0]?.id),
      cart_id: String(cart.id),
      orderId: String(done.data.complete_order_id),
      bookingId: String(bookings[0]?.item?.id),
      cardId: String(cards[0]?.id),
      customerId: ownerId,
      loginId: elsewhere.id,
      passkeyId: passkey.id,
      documentId: String(document?.id),
      uploadId: String(upload.id),
      passId: String(passes.passes?.[0]?.id),
      membershipId: String(memberships[0]?.id),
      filterId: String(filter?.id),
      favouriteId: String(favourite?.id),
      problemId: problem.id,
      token: /calendar\/([\w-]+)\//.exec(String(calendar.address))?.[1] ?? '',
      typeId: '101',
      optionId: '1011',
      paymentOptionId: '1011',
      promotionCode: 'FREEJOIN',
      onboarding_type: 'membership_purchase',
    },
  };
}
