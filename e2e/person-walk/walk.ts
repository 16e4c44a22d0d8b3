import { test as base, expect, type Page } from '@playwright/test';
import { logInAsCustomer } from '../support/customer.ts';
import { origin } from '../support/hosts.ts';
import { mailsTo } from '../support/outbox.ts';
import { viewCustomers } from './at-the-desk.ts';
import { type MarkedPerson, markStaff, openMarkedAccount, TYPED } from './marked-people.ts';
import { addressOf, allScreens, type WalkedScreen } from './screens.ts';
import { search, type Trace, tracesAfterSwitch, tracesOf } from './traces.ts';
import { expectPerson, WAYS, type WayName, wayOf } from './ways.ts';

export interface Step {
  screen: WalkedScreen;
  way: WayName;
  /** Whose things are on the screen at first: a customer's own, or those of the customers whom staff serve. */
  as: 'first' | 'staff';
}

/** The people taking part, the same for every step of a worker: only their logins are new. */
type People = Record<'first' | 'second' | 'staff', MarkedPerson>;

const stepsOf = (screen: WalkedScreen, as: Step['as']): Step[] =>
  (Object.keys(WAYS) as WayName[])
    .filter((way) => wayOf(way).apps?.includes(screen.app) ?? true)
    .filter((way) => as === 'first' || !wayOf(way).isFromVisitor)
    .map((way) => ({ screen, way, as }));

export const everyStep: readonly Step[] = allScreens().flatMap((screen) => [
  ...stepsOf(screen, 'first'),
  ...(screen.app === 'front-of-house' ? stepsOf(screen, 'staff') : []),
]);

export const test = base.extend<object, { people: People }>({
  people: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      const first = await openMarkedAccount(request, 'first');
      const second = await openMarkedAccount(request, 'second');
      const staff = await markStaff(request, first);
      await use({ first, second, staff });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Fills in every form without saving. A visitor's search is a choice, which is carried over. */
async function typeIntoEverything(page: Page, isVisitor: boolean): Promise<void> {
  for (const field of await page.locator('main input:visible, main textarea:visible').all()) {
    const type = (await field.getAttribute('type')) ?? 'text';
    const isSearch = type === 'search';
    const takesWords = ['text', 'email', 'tel', 'password'].includes(type) || (isSearch && !isVisitor);
    if (takesWords && (await field.isEditable())) await field.pressSequentially(TYPED.slice(0, 9));
  }
}

/** A search in the address belongs to the tab until someone else logs in: the browser itself shows it. */
const marksBetween = (marks: readonly string[], page: Page) =>
  new URL(page.url()).searchParams.has('search') ? marks.filter((mark) => mark !== TYPED) : marks;

const settled = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 15_000 });

/** Opens a screen as one person, has another take over, and looks for anything of the first. */
export async function walk(page: Page, people: People, { screen, way, as }: Step): Promise<void> {
  const { request } = page.context();
  const refreshed = async (one: MarkedPerson) => ({
    ...one,
    customer: await logInAsCustomer(request, one.customer.person),
  });
  const before = await refreshed(people[as]);
  const after = await refreshed(people.second);
  const { flags, isFromVisitor = false, switchPerson } = wayOf(way);
  const found: Trace[] = [];
  const sent: Record<string, string> = {};

  if (!isFromVisitor) await before.customer.logIn(page.context());
  const address = `${origin('riverside', screen.app)}${addressOf(screen, before.values)}`;
  await page.goto(flags ? `${address}?${flags}` : address);
  await settled(page);
  if (!isFromVisitor) await expectPerson(page);
  if (as === 'staff') await viewCustomers(page, screen.path, people.first);
  await typeIntoEverything(page, isFromVisitor);

  await switchPerson({
    page,
    app: screen.app,
    before,
    after,
    checkBetween: async () => void found.push(...(await tracesOf(marksBetween(before.marks, page), page))),
  });
  page.on('request', (call) => {
    sent[`call ${call.url()}`] = `${call.url()} ${call.postData() ?? ''}`;
  });
  await settled(page);
  found.push(...(await tracesAfterSwitch(before.marks, page)));
  const openAnew = () => page.goto(origin('riverside', screen.app));
  for (const move of [() => page.goBack(), () => page.goForward(), openAnew]) {
    await move();
    if (page.url() === 'about:blank') await page.goForward();
    await expectPerson(page);
    await settled(page);
    found.push(...(await tracesAfterSwitch(before.marks, page)));
  }
  const mails = (await mailsTo(after.customer.person.username)).map(({ subject, text, html }, index) => [
    `mail ${index + 1}`,
    [subject, text, html].join('\n'),
  ]);
  found.push(...search(before.marks, { ...sent, ...Object.fromEntries(mails) }));
  expect(found).toEqual([]);
}

export const titleOf = ({ screen, way, as }: Step) =>
  `${screen.app} ${screen.path} ${as === 'staff' ? 'as staff, ' : ''}${way}`;
