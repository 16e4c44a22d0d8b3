import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '../platform/wiring.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { readArguments } from './arguments.ts';
import { runAdmin } from './run-admin.ts';

const example = path.resolve(import.meta.dirname, '../../examples/new-tenant');
const configuration = {
  ...readConfiguration({}, '/nowhere'),
  publicScheme: 'https',
  publicPort: 443,
} as const;

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'touchline-tenant-'));
  cpSync(example, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const admin = (...words: string[]) =>
  runAdmin(readArguments(words), { db: api.db, configuration, now: api.now() });
const write = (file: string, change: (text: string) => string) =>
  writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, file), 'utf8')));
const staff = ['--email', 'Desk@oakfield.example.com', '--first-name', 'Dee', '--last-name', 'Desk'];

describe('create-tenant', () => {
  it.each([
    ['venues.csv', (text: string) => text.replace('SY16 1AA', ''), /venues.csv, row 1: postcode is missing/],
    ['venues.csv', (text: string) => text.replace('OAK-2', 'OAK-1'), /the id 'OAK-1' is there twice/],
    ['timetable.csv', (text: string) => text.replace('Tuesday', 'Tue'), /row 5: weekday is 'Tue'/],
    ['timetable.csv', (text: string) => text.replace('mill-lane', 'hill-lane'), /'hill-lane-pool' is not/],
    ['timetable.csv', (text: string) => text.replace(',Swimming,', ',Swiming,'), /'Swiming' is not/],
    ['timetable.csv', (text: string) => text.replace('5.20,0.00', '5.20,9.00'), /member_price is more/],
    ['timetable.csv', (text: string) => text.replace('minutes', 'lasts'), /the column 'lasts' is not known/],
    ['tenant.json', (text: string) => text.replace('"oakfield"', '"Oak field"'), /slug is 'Oak field'/],
    ['tenant.json', (text: string) => text.replace('"seller"', '"shop"'), /tenant.json: 0.seller/],
    ['tenant.json', () => '{', /tenant.json is not JSON/],
  ])('names what does not fit in %s, and makes nothing', async (file, change, words) => {
    write(file, change);
    await expect(admin('create-tenant', folder)).rejects.toThrow(words);
    const tenant = await api.db.selectFrom('tenants').select('id').where('slug', '=', 'oakfield').execute();
    expect(tenant).toEqual([]);
  });

  it('takes no id that a venue of another tenant has', async () => {
    const { id } = await api.db.selectFrom('venues').select('id').limit(1).executeTakeFirstOrThrow();
    write('venues.csv', (text) => text.replace('OAK-2', id));
    await expect(admin('create-tenant', folder)).rejects.toThrow(`the id '${id}' belongs to another venue`);
  });

  it('makes a tenant that people can book at, and staff who can log in', async () => {
    const lines = await admin('create-tenant', folder);
    expect(lines[0]).toMatch(/^Oakfield Leisure Trust: 2 venues, \d+ classes in the days ahead\.$/);
    expect(lines[1]).toBe('https://bookings.oakfield.localhost');

    const tenant = 'oakfield';
    const venues = await api.call('GET /api/v1/activities/venues', { tenant });
    expect(venues.data.map(({ slug }) => slug).sort()).toEqual(['mill-lane-pool', 'oakfield-centre']);
    const sessions = await api.call(
      'GET /api/v1/activities/venues/oakfield-centre/sessions?date=2026-06-12',
      { tenant },
    );
    expect(sessions.data).toHaveLength(1);
    expect(sessions.data[0]).toMatchObject({ name: 'Early swim', remaining_attendee_capacity: 30 });

    const [, password] = await admin('create-staff', '--tenant', tenant, '--role', 'manager', ...staff);
    const login = await api.call('POST /api/v1/auth/customer/login', {
      tenant,
      app: 'front-of-house',
      body: { username: 'desk@oakfield.example.com', password: password?.split(' ').at(-1) },
    });
    expect(login.status).toBe(200);
    const seats = await api.call('GET /api/v1/front-of-house/payments-to-sort-out', {
      tenant,
      app: 'front-of-house',
      token: String(login.data.token),
    });
    expect(seats.status).toBe(200);
    const log = await api.call('GET /api/v1/front-of-house/audit-log', {
      tenant,
      app: 'front-of-house',
      token: String(login.data.token),
    });
    expect(log.data.acts).toMatchObject([
      { act: 'staff-added', staff: null, person: { name: 'Dee Desk' }, subject: 'manager' },
    ]);
  });

  it('refuses a tenant that there is', async () => {
    await expect(admin('create-tenant', folder)).rejects.toThrow("There is a tenant 'oakfield' already.");
  });
});

describe('reset-second-factor', () => {
  const words = ['--tenant', 'riverside', '--email'];

  it('logs a member of staff out, who sets up another app at the next login', async () => {
    const token = await api.loginAs('staff@example.com');
    const lines = await admin('reset-second-factor', ...words, 'staff@example.com');
    expect(lines).toEqual([
      'staff@example.com is logged out and sets up an authenticator app at the next login.',
    ]);
    expect((await api.call('GET /api/v1/auth/user', { token })).status).toBe(401);
  });

  it('is for staff', async () => {
    await expect(admin('reset-second-factor', ...words, 'sam.new@example.com')).rejects.toThrow(
      "'riverside' has no member of staff with the address sam.new@example.com.",
    );
  });
});

describe('end-sessions', () => {
  const isIn = async (token: string, tenant = 'riverside') =>
    (await api.call('GET /api/v1/auth/user', { token, tenant })).status === 200;
  const noted = async () => {
    const lines = await api.db
      .selectFrom('auditEntries')
      .leftJoin('people', 'people.id', 'auditEntries.personId')
      .select(['staffId', 'reference'])
      .where('act', '=', 'logins-ended')
      .orderBy('auditEntries.id')
      .execute();
    return lines.map(({ staffId, reference }) => [staffId, reference]);
  };

  it('logs everyone with an address out, then everyone at a tenant, and notes it', async () => {
    const [robin, sam] = [await api.loginAs('RIV100004'), await api.loginAs('sam.new@example.com')];
    const elsewhere = await api.loginAs('sam.new@example.com', 'northpeak');
    await admin('end-sessions', '--tenant', 'riverside', '--email', ' Twins@example.com');
    expect([await isIn(robin), await isIn(sam)]).toEqual([false, true]);
    expect(await noted()).toEqual([
      [null, 'RIV100004'],
      [null, 'RIV100005'],
    ]);
    expect(await admin('end-sessions', '--tenant', 'riverside')).toEqual([
      expect.stringMatching(/^\d+ logins? ha(?:s|ve) ended\.$/),
    ]);
    expect([await isIn(sam), await isIn(elsewhere, 'northpeak')]).toEqual([false, true]);
    expect((await noted()).at(-1)).toEqual([null, null]);
  });

  it('names an address that no one has', async () => {
    await expect(
      admin('end-sessions', '--tenant', 'riverside', '--email', 'nobody@example.com'),
    ).rejects.toThrow("'riverside' has no one with the address nobody@example.com.");
  });
});

describe('create-staff', () => {
  it('--by-mail shows no password: staff choose theirs by a link that works once, for three days', async () => {
    const email = 'kit@example.com';
    const words = ['--tenant', 'riverside', '--email', email, '--first-name', 'Kit', '--last-name', 'Desk'];
    const lines = await admin('create-staff', ...words, '--by-mail');
    expect(lines).toEqual([
      `${email} gets a mail from the API with a link to choose a password, good for three days,`,
      'and can then log in at https://front-of-house.riverside.localhost',
    ]);
    const mails = await api.deliverMail();
    const mail = mails.find(({ subject }) => subject === 'Your staff account for Riverside Leisure');
    const [, token] = /reset-password#([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const password = 'Kettle 7 otter!';
    const choose = () =>
      api.call('POST /api/v1/auth/customer/reset-password', {
        app: 'front-of-house',
        body: { token, password, password_confirmation: password },
      });
    api.moveClock(71 * 3_600_000);
    expect((await choose()).status).toBe(200);
    expect((await choose()).status).toBe(422);
    const login = await api.call('POST /api/v1/auth/customer/login', {
      app: 'front-of-house',
      body: { username: email, password },
    });
    expect(login.status).toBe(200);
  });

  it('opens no second account, and makes no customer staff by the way', async () => {
    const person = ['--first-name', 'Sam', '--last-name', 'Newbury', '--tenant', 'riverside'];
    await expect(admin('create-staff', '--email', 'SAM.new@example.com', ...person)).rejects.toThrow(
      'has an account',
    );
    await expect(admin('create-staff', '--email', 'sam', ...person)).rejects.toThrow('not an email address');
    await expect(admin('create-staff', '--tenant', 'nowhere', ...staff)).rejects.toThrow(
      "There is no tenant 'nowhere'.",
    );
  });
});

it.each([
  [[]],
  [['create-tenant']],
  [['create-staff', '--tenant', 'a']],
  [['end-sessions']],
  [['create-staff', '--tenant', 'a', '--role', 'owner', ...staff]],
  [['drop-tenant', 'a']],
  [['--all']],
])('says how it is used for %o', (words) =>
  expect(() => readArguments(words)).toThrow(/^Usage: npm run admin/),
);
