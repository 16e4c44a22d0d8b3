import { ExpectedFailure } from '../expected-failure.ts';

/** Number of requests for a page until it comes with its content, half a second apart: a worker starts first. */
const TRIES = 80;
const PAUSE = 500;
/** On a busy machine a rendering may be late, and a skeleton is sent in its place. */
const VISITS = 5;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks for a page until it comes rendered. Throws when it never does. */
export async function warmUp(url: string, pause = PAUSE): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    if (isRendered(await answer.text())) return;
    await wait(pause);
  }
  throw new ExpectedFailure(`${url} comes without its content: is there a renderer?`);
}

export const isRendered = (html: string): boolean => html.includes('data-rendered');

/** Visits a page again where it came as the skeleton, whose times say nothing. Throws when it keeps coming so. */
export async function renderedVisit<Figures extends { isRendered: boolean }>(
  url: string,
  visit: () => Promise<Figures>,
): Promise<Figures> {
  for (let tried = 0; tried < VISITS; tried++) {
    const figures = await visit();
    if (figures.isRendered) return figures;
  }
  throw new ExpectedFailure(`${url} came as its skeleton ${VISITS} times.`);
}
