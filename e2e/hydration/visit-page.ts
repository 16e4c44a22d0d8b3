import fs from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { paths } from 'shared-contracts/links';
import type { Job } from '../gallery/jobs.ts';
import { viewportOf } from '../gallery/open-context.ts';
import { setScene } from '../gallery/scene.ts';
import { personOf } from '../gallery/seeded-people.ts';
import type { Width } from '../gallery/state.ts';
import type { Studio } from '../gallery/studio.ts';
import type { Customer } from '../support/customer.ts';
import type { Circumstance } from './circumstances.ts';
import { type Hydration, hydratePage } from './hydrate-page.ts';

/** The person logged in when only the circumstances ask for one. */
const CUSTOMER = 'sam';

/** Screens that no one sees who is logged in. */
const FOR_VISITORS: readonly string[] = [paths.login, paths.register];

/** Number of requests for a page until it is rendered: on a busy machine the first one is late. */
const MOST_ASKED = 25;
const PAUSE = 200;

/** Someone a state needs: its own person, or Sam. */
export async function customerOf({ state, tenant }: Job, studio: Studio): Promise<Customer> {
  const person = personOf(state.as ?? CUSTOMER, tenant);
  if (!person) throw new Error(`${tenant} does not know ${state.as}.`);
  return studio.customerOf(person);
}

/** Address of the page that a state begins with. */
export async function addressOf(job: Job, studio: Studio, port: number): Promise<string> {
  const { state, tenant } = job;
  const scene = setScene(studio, await customerOf(job, studio));
  const address = typeof state.path === 'string' ? state.path : await state.path(scene);
  return new URL(address, `http://${state.app}.${tenant}.localhost:${port}`).href;
}

/** True if the server renders a page, once it has had the time to. */
export async function isRendered(request: APIRequestContext, url: string): Promise<boolean> {
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const answer = await request.get(url, { headers: { accept: 'text/html' }, failOnStatusCode: false });
    if ((await answer.text()).includes('data-rendered')) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return false;
}

interface Visit {
  job: Job;
  url: string;
  width: Width;
  circumstance: Circumstance;
}

/** Opens a state's page in some circumstance. Answers what is wrong with its hydration; keeps pictures that differ. */
export async function visitPage({ job, url, width, circumstance }: Visit, studio: Studio): Promise<string[]> {
  const { state, tenant, content } = job;
  const context = await studio.browser.newContext({
    viewport: viewportOf(width),
    locale: 'en-GB',
    timezoneId: circumstance.timeZone ?? 'Europe/London',
    reducedMotion: 'reduce',
  });
  try {
    if (state.as || circumstance.isLoggedIn) await (await customerOf(job, studio)).logIn(context);
    await circumstance.prepare?.(context, tenant);
    const isKnown = state.as !== undefined || circumstance.isLoggedIn === true;
    // A person who is logged in is led on from where visitors log in.
    const isLeft = isKnown && FOR_VISITORS.includes(new URL(url).pathname);
    const isSame = !circumstance.isDrawnAnew && !isLeft;
    const expectations = { isSame, hasFailures: state.answers !== undefined };
    if (!(await isRendered(context.request, url))) return ['it is not rendered'];
    const hydration = await hydratePage(context, url, expectations);
    if (!hydration) return ['it came as its skeleton'];
    if (hydration.findings.length > 0) {
      const name = [job.area, state.id, tenant, content, width, circumstance.name].join('-');
      keepPictures(path.join(studio.out, 'pictures', name.replaceAll(' ', '-')), hydration);
    }
    return hydration.findings;
  } catch (failure) {
    return [`failed: ${failure instanceof Error ? failure.message.split('\n')[0] : failure}`];
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

function keepPictures(name: string, { before, after }: Hydration): void {
  fs.writeFileSync(`${name}-before.png`, before.picture);
  fs.writeFileSync(`${name}-after.png`, after.picture);
}
