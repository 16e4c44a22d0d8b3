import { addDays, siteDay } from 'shared-contracts/dates';
import { APPS, type AppName } from 'shared-contracts/links';
import { safeParse } from 'shared-contracts/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../testing/api.ts';
import { type JoiningShop, openJoiningShop } from '../../testing/joining-shop.ts';
import { lineOf, tableRows } from '../../testing/table-rows.ts';

/** Rows that are not walked: calling them changes something, or answers by what was sent alone. */
const NOT_WALKED: Readonly<Record<string, string>> = {
  'auth.login': 'answers a new token by the credentials sent',
  'auth.register': 'opens an account by the answers sent',
  'addresses.findAddresses': 'looks up public addresses, the same for everyone',
  'auth.checkEmail': 'says whether the address sent has an account',
  'auth.forgottenPassword': 'mails whoever was named',
  'auth.resetPassword': 'sets a password by the link sent',
  'passkeys.passkeyOptions': 'answers a new challenge',
  'passkeys.logInWithPasskey': 'answers a new token by the passkey sent',
  'emailConfirmation.confirmEmail': 'confirms an address by the link sent',
  'emailConfirmation.disownEmail': 'disowns an address by the link sent',
  'auth.logout': 'ends the login of whoever asks',
  'joining.clearJoiningCart': 'empties the basket of whoever asks',
  'joiningDraft.saveJoiningDraft': 'saves the draft of the person, or of the key sent',
  'joiningDraft.discardJoiningDraft': 'deletes the draft of the person, or of the key sent',
  'joiningDraft.emailJoiningDraft': 'answers a new key to what was sent',
  'joiningDraft.requestDraftLink': 'mails the address sent',
  'joiningDraft.openJoiningDraft': 'answers a new key by the link sent',
  'joiningDraft.handOverJoiningDraft': 'answers a new link to what was sent',
  'kioskCodes.logInWithKioskCode': 'answers a new token by the code sent',
};

/** Personalised rows that this API answers everyone the same, and why they are personalised anyway. */
const SAME_HERE: Readonly<Record<string, string>> = {
  'promotions.validatePromotion':
    "sends the token on purpose: an operator's API may judge the code for the person",
};

const VENUE = 'sale-leisure-centre';
const TYPE = '101';
const OPTION = '1011';
const TYPE_WITH_QUESTIONS = '111';

let shop: JoiningShop;
/** Values of path and query parameters by name; a row's own come first, as `venues.footer:venue`. */
let values: Record<string, string>;
/** Tokens of a visitor, a member with benefits, a customer without any, and staff. */
const tokens = new Map<string, string | null>([['a visitor', null]]);

beforeAll(async () => {
  shop = await openJoiningShop();
  const sam = await shop.customer('sam.new@example.com');
  tokens.set('a member', await shop.loginAs('alex.member@example.com'));
  tokens.set('a customer', sam.token);
  tokens.set('staff', await shop.loginAs('staff@example.com'));

  const date = addDays(siteDay(shop.now()), 1);
  const timetable = await shop.call(`GET /api/v1/activities/venues/${VENUE}/sessions?date=${date}`);
  const session = String(timetable.data.find(({ bookable }) => bookable?.can_book)?.id);
  await shop.setMemberPrice(session);
  await shop.born('sam.new@example.com', '1994-02-03');
  expect((await shop.store(sam)).status).toBe(201);
  await sam.call('PUT /api/v1/memberships/online-joining/draft', { body: { steps: {} } });
  const { address } = (await sam.call('POST /api/v1/my-account/calendar')).data;
  values = {
    venue: VENUE,
    venue_id: String(shop.venues[VENUE]),
    'venues.footer:venue': String(shop.venues[VENUE]),
    session,
    date,
    id: TYPE_WITH_QUESTIONS,
    typeId: TYPE,
    optionId: OPTION,
    paymentOptionId: OPTION,
    promotionCode: 'FREEJOIN',
    onboarding_type: 'membership_purchase',
    token: /calendar\/([\w-]+)\//.exec(String(address))?.[1] ?? '',
  };
});
afterAll(() => shop.close());

const open = tableRows.filter(({ name }) => !(name in NOT_WALKED));
const forAnyone = open.filter(({ row }) => row.access === 'anyone');
const personalised = open.filter(({ row }) => row.access === 'personalised');

type Row = (typeof tableRows)[number];

function valueFor(name: string, parameter: string): string {
  const value = values[`${name}:${parameter}`] ?? values[parameter];
  if (value === undefined)
    throw new Error(`The walk knows no {${parameter}} for ${name}: give it a seeded one in \`values\`.`);
  return value;
}

/** The query a row cannot do without. */
function requiredQuery({ name, row }: Row): string {
  const checked = row.query ? safeParse(row.query, {}) : undefined;
  const missing = checked?.error?.issues.map(({ path }) => String(path[0])) ?? [];
  return new URLSearchParams(missing.map((each) => [each, valueFor(name, each)])).toString();
}

function requestLine(each: Row, query: string): string {
  const line = lineOf(each.row, (parameter) => valueFor(each.name, parameter));
  return query ? `${line}?${query}` : line;
}

async function askAll(each: Row, query: string, app: AppName = 'bookings'): Promise<Map<string, TestAnswer>> {
  const answers = new Map<string, TestAnswer>();
  for (const [who, token] of tokens)
    answers.set(who, await shop.call(requestLine(each, query), { token, app }));
  return answers;
}

/** The bytes a person gets, with what decides about keeping them. */
function bytesOf({ status, headers, text }: TestAnswer): string {
  const { date: _date, ...kept } = headers;
  return JSON.stringify([status, kept, text]);
}

it('every row that visitors may call is walked, or says why not', () => {
  const changing = open.filter(
    ({ row }) => row.method !== 'GET' && ['anyone', 'personalised'].includes(row.access),
  );
  expect(changing.map(({ name }) => name)).toEqual([]);
  const known = tableRows.map(({ name }) => name);
  expect(
    [...Object.keys(NOT_WALKED), ...Object.keys(SAME_HERE)].filter((name) => !known.includes(name)),
  ).toEqual([]);
});

describe("a row for 'anyone' answers everyone the same bytes", () => {
  const withOptional: Record<string, readonly string[]> = { 'theme.theme': [`venue=${VENUE}`] };

  it.each(forAnyone)('$name', async (each) => {
    for (const query of [requiredQuery(each), ...(withOptional[each.name] ?? [])]) {
      for (const app of APPS) {
        const answers = await askAll(each, query, app);
        const visitor = answers.get('a visitor');
        expect(visitor?.status, visitor?.text).toBe(200);
        expect(visitor?.text, 'nothing to compare').not.toMatch(/"data":(?:\[\]|\{\}|null)/);
        for (const [who, answer] of answers) {
          const blame = `${each.name} answers ${who} something of their own on ${app}: it is 'personalised'.`;
          expect(bytesOf(answer), blame).toBe(visitor && bytesOf(visitor));
        }
      }
    }
  });

  it('and so does the geocoder', async () => {
    const key = (await shop.call('GET /api/v1/client')).data.map_api_key;
    const ask = (token: string | null) => shop.call(`GET /api/geocoding/Sale.json?key=${key}`, { token });
    const answers = [];
    for (const token of tokens.values()) answers.push(await ask(token));
    expect(answers[0]?.status).toBe(200);
    expect(new Set(answers.map(bytesOf)).size).toBe(1);
  });
});

describe('a personalised row answers someone something of their own, or says why not', () => {
  it.each(personalised)('$name', async (each) => {
    const answers = await askAll(each, requiredQuery(each));
    const statuses = [...answers.values()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    const differs = new Set([...answers.values()].map(bytesOf)).size > 1;
    const blame = differs
      ? `${each.name} differs: take it out of SAME_HERE.`
      : `${each.name} answered everybody the same: it is for 'anyone', or SAME_HERE says why not.`;
    expect(differs, blame).toBe(!(each.name in SAME_HERE));
  });
});

const personal = tableRows.filter(({ row }) => row.access !== 'anyone');

it.each(personal)('no cache on the way keeps what $name answers', async ({ row }) => {
  for (const token of tokens.values()) {
    const { headers } = await shop.call(lineOf(row), { token });
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: expect.stringMatching(/^authorization, cookie(?:, accept-encoding)?$/),
    });
  }
});
