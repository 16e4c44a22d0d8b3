import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { viewportOf } from '../gallery/open-context.ts';
import { fillBasket, setScene } from '../gallery/scene.ts';
import { personOf } from '../gallery/seeded-people.ts';
import type { Scene } from '../gallery/state.ts';
import { interceptAnswers } from '../support/answers/intercept-answers.ts';
import { type Customer, logInAsCustomer } from '../support/customer.ts';
import type { IsolatedSite } from '../support/isolated-site.ts';
import { customerOfWorker, type Person } from '../support/people.ts';
import type { Visit } from './visits.ts';

/** Limit for each step of a page: what is broken is tried several times before the page gives up. */
export const STEP_TIMEOUT = 40_000;

/** Preparations for the gestures of a visit, shared by all the ways in which one file is broken. */
export interface PreparedVisit {
  visit: Visit;
  customer: Customer;
  scene: Scene;
  path: string;
}

export interface OpenedVisit {
  page: Page;
  context: BrowserContext;
  /** Goes to the page and makes the gestures; settles when the page is in its state. */
  arrive(): Promise<void>;
}

const customers = new Map<Person, Promise<Customer>>();
const orders = new Map<Person, Promise<string>>();

/** The person of a visit. Sam is someone else in each worker, since what they buy is in one basket. */
function customerOf(request: APIRequestContext, visit: Visit, worker: number): Promise<Customer> {
  const isSam = (visit.as ?? 'sam') === 'sam';
  const person = isSam ? customerOfWorker(worker) : personOf(visit.as ?? 'sam', 'riverside');
  if (!person) throw new Error(`Riverside does not know ${visit.as}.`);
  const known = customers.get(person) ?? logInAsCustomer(request, person);
  customers.set(person, known);
  return known;
}

export async function prepareVisit(
  visit: Visit,
  { browser, request, worker }: { browser: Browser; request: APIRequestContext; worker: number },
): Promise<PreparedVisit> {
  const customer = await customerOf(request, visit, worker);
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
  if (visit.basket) {
    await customer.clearBasket();
    await fillBasket(customer, visit.basket);
  }
  const path = typeof visit.path === 'string' ? visit.path : await visit.path(scene);
  return { visit, customer, scene, path };
}

/** Opens an empty page for a visit on its own site, in a browser that no one has used yet. */
export async function openVisit(
  { visit, customer, scene, path }: PreparedVisit,
  { browser, site }: { browser: Browser; site: IsolatedSite },
): Promise<OpenedVisit> {
  const baseURL = site.origin('riverside', visit.app);
  const context = await browser.newContext({
    baseURL,
    viewport: viewportOf(visit.widths?.[0] ?? 1280),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    permissions: ['local-network-access'],
  });
  context.setDefaultTimeout(STEP_TIMEOUT);
  if (visit.answers) await interceptAnswers(context, visit.answers, 'light', new URL(baseURL).port);
  if (visit.as) await customer.logIn(context);
  const page = await context.newPage();
  return {
    page,
    context,
    async arrive() {
      // A script that hangs holds the load event up, not the page.
      await page.goto(path, { waitUntil: 'commit' });
      await visit.prepare(page, scene);
    },
  };
}
