import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { windowOf } from '../gallery/open-context.ts';
import { fillBasket, setScene } from '../gallery/scene.ts';
import { personOf } from '../gallery/seeded-people.ts';
import { interceptAnswers } from '../support/answers/intercept-answers.ts';
import { becomeCustomer, type Customer } from '../support/customer.ts';
import type { OwnSite } from '../support/own-site.ts';
import type { Person } from '../support/people.ts';
import type { Visit } from './visits.ts';

/** How long a page may take for each step: what is broken is tried several times before the page gives it up. */
export const PATIENCE = 60_000;

export interface OpenedVisit {
  page: Page;
  context: BrowserContext;
  /** Goes to the page and makes the gestures; settles when the page is in its state. */
  arrive(): Promise<void>;
}

const customers = new Map<Person, Promise<Customer>>();
const orders = new Map<Person, Promise<string>>();

/** Opens an empty page for a visit on a site of its own, with everything at hand that its gestures need. */
export async function openVisit(
  visit: Visit,
  { browser, request, site }: { browser: Browser; request: APIRequestContext; site: OwnSite },
): Promise<OpenedVisit> {
  const person = personOf(visit.as ?? 'sam', 'riverside');
  if (!person) throw new Error(`Riverside does not know ${visit.as}.`);
  const customer = await (customers.get(person) ?? becomeCustomer(request, person));
  customers.set(person, Promise.resolve(customer));
  const context = await browser.newContext({
    baseURL: site.origin('riverside', visit.app),
    viewport: windowOf(visit.widths?.[0] ?? 1280),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    permissions: ['local-network-access'],
  });
  context.setDefaultTimeout(PATIENCE);
  if (visit.answers?.length) await interceptAnswers(context, visit.answers, 'light');
  if (visit.as) await customer.clearBasket();
  if (visit.as) await customer.logIn(context);
  await fillBasket(customer, visit.basket ?? []);
  const scene = setScene(
    {
      browser,
      request,
      out: '',
      customerOf: async () => customer,
      orderOf(owner, place) {
        const placed = orders.get(owner) ?? place();
        orders.set(owner, placed);
        return placed;
      },
      close: async () => undefined,
    },
    customer,
  );
  const address = typeof visit.path === 'string' ? visit.path : await visit.path(scene);
  const page = await context.newPage();
  return {
    page,
    context,
    async arrive() {
      // A script that hangs holds the load event up, not the page.
      await page.goto(address, { waitUntil: 'commit' });
      await visit.prepare(page, scene);
    },
  };
}
