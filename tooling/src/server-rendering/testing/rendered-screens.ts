import { startTestApi, type TestApi } from 'reference-api/testing/api';
import { fromWire } from 'shared-contracts/codec';
import { type Brand, brandSchema, type PageBoot, type PreloadedAnswer } from 'shared-contracts/config';
import { siteDay } from 'shared-contracts/dates';
import { safeParse } from 'shared-contracts/schema';
import { type RenderedSite, renderSite } from 'shared-platform/server';
import { Frame } from 'shell/frame';
import { vi } from 'vitest';
import { fillIn } from './fill-in.ts';
import { personalScreens } from './personal-screens.ts';
import { publicAnswers } from './public-answers.ts';
import { type PublicScreen, publicScreens } from './public-screens.ts';
import { ownRemotes, testPageBoot } from './test-site.ts';

export interface RenderedScreen {
  screen: PublicScreen;
  boot: PageBoot;
  url: string;
  page: RenderedSite;
}

const label = ({ app, tenant, name }: PublicScreen) => `${name} (${app} of ${tenant})`;

/** The public screens by their names, for the tables of tests. The day is that of the test API's clock. */
export const screenNames = (now: Date): string[] => publicScreens(siteDay(now)).map(label);

/** The names of the personal screens, which come as their shape. */
export const personalNames: readonly string[] = personalScreens.map(label);

/** Sets the clock of this process for a rendering only: the embedded database would spin beneath one that stands still. */
async function atClockOf<Result>(api: TestApi, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ now: api.now(), toFake: ['Date'] });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

/** The brand as a gateway last knew it. */
function brandOf(answers: readonly PreloadedAnswer[]): Brand {
  const dataOf = (url: string) => answers.find((answer) => answer.url === url)?.body as { data: object };
  const known = safeParse(
    brandSchema,
    fromWire({ ...dataOf('client').data, theme: dataOf('frontend/theme').data }, []),
  );
  if (!known.success) throw new Error('The tenant has no brand.');
  return known.data;
}

/** Renders a screen from the answers of the reference API. */
export async function renderScreen(api: TestApi, name: string): Promise<RenderedScreen> {
  const day = siteDay(api.now());
  const found = [...publicScreens(day), ...personalScreens].find((each) => label(each) === name);
  if (!found) throw new Error(`No screen is called ${name}.`);
  const screen = await fillIn(api, found, day);
  const { app, tenant, path, search = '', venue = null, answers = [], visitorAnswers = [] } = screen;
  const theme = venue ? `frontend/theme?venue=${venue}` : 'frontend/theme';
  const preloaded = await publicAnswers(api, screen, ['client', theme, ...answers]);
  const boot = testPageBoot(app, tenant, {
    ...(screen.status === 503 ? { preloaded: [], isDown: true, brand: brandOf(preloaded) } : { preloaded }),
    visitorAnswers: await publicAnswers(api, screen, visitorAnswers),
    ...(screen.status === 404 && { isNotFound: true }),
  });
  const now = api.now().toISOString();
  const page = await atClockOf(api, () =>
    renderSite(Frame, ownRemotes, { boot, pathname: path, search, venue, now }),
  );
  return { screen, boot, page, url: `${boot.deployment.origins[app]}${path}${search}` };
}

export { startTestApi, type TestApi };
