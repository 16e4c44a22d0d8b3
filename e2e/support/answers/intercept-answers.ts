import type { BrowserContext, Request, Route } from '@playwright/test';
import { port } from '../../system-under-test.ts';
import { alterPageBoot } from '../page-boot.ts';
import type { AnswerChange } from './answer-change.ts';
import { type AnswerPlan, planAnswers } from './answer-plan.ts';
import type { Content } from './content.ts';
import { lastBrand } from './last-brand.ts';

/** The product's own hosts; the card provider's answers are left alone. */
const isOurs =
  (served: string) =>
  ({ hostname, port: actual }: URL) =>
    actual === served && /^[\w-]+\.\w+\.localhost$/.test(hostname);

const isPage = (request: Request) => request.method() === 'GET' && request.resourceType() === 'document';

/**
 * Alters what a browser hears from the API, in the page itself too. Answers the addresses that were made to fail.
 * @param served port of the site, where it has its own gateway.
 */
export async function interceptAnswers(
  context: BrowserContext,
  changes: readonly AnswerChange[],
  content: Content,
  served = String(port),
): Promise<ReadonlySet<string>> {
  const broken = new Set<string>();
  if (changes.length === 0 && content === 'light') return broken;
  const plan = planAnswers(changes, content);
  await context.route(isOurs(served), (route, request) =>
    isPage(request) ? answerPage(route, plan) : answerCall(route, request, plan, broken),
  );
  return broken;
}

async function answerPage(route: Route, plan: AnswerPlan): Promise<void> {
  const response = await route.fetch();
  const body = alterPageBoot(await response.text(), (boot) => ({
    ...boot,
    ...lastBrand(boot, plan.alterPreloaded(boot.preloaded)),
    preloaded: plan.alterPreloaded(boot.preloaded),
    ...(boot.visitorAnswers && { visitorAnswers: plan.alterPreloaded(boot.visitorAnswers) }),
  }));
  // The server rendered the true answers, so the scripts render the page again.
  await route.fulfill({ response, body: body.replace(/ data-rendered="[^"]*"/, '') });
}

async function answerCall(route: Route, request: Request, plan: AnswerPlan, broken: Set<string>) {
  const { pathname } = new URL(request.url());
  const decision = plan.decide(request.method(), pathname);
  const fulfill = ({ status, body }: { status: number; body: unknown }) => {
    if (status >= 400) broken.add(request.url());
    return route.fulfill({ status, json: body });
  };
  if (decision.does === 'hold') return;
  if (decision.does === 'cut') {
    broken.add(request.url());
    return route.abort('connectionreset');
  }
  if (decision.does === 'replace') return fulfill(decision.answer);
  if (decision.does === 'pass' || !pathname.startsWith('/api/')) return route.continue();
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  return fulfill(decision.alter({ status: response.status(), body: await response.json() }));
}
