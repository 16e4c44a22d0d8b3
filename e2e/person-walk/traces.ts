import { expect, type Page } from '@playwright/test';
import { storageKeys } from 'shared-contracts/storage';

/** Place in which data of an earlier person was found. */
export interface Trace {
  place: string;
  text: string;
}

/** Everything of a page that holds words: what is drawn, what forms hold, what is stored, what history remembers. */
async function collect(page: Page): Promise<Record<string, string>> {
  let places: Record<string, string> = {};
  // A page that is just being loaded has nothing to search yet.
  await expect(async () => {
    places = await read(page);
  }).toPass({ timeout: 15_000 });
  return places;
}

const read = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
    const stored = (storage: Storage) =>
      Object.keys(storage).map((key) => [`storage ${key}`, storage.getItem(key) ?? ''] as const);
    return {
      document: document.documentElement.outerHTML,
      title: document.title,
      'form values': fields.map(({ value }) => value).join('\n'),
      cookies: document.cookie,
      history: JSON.stringify(window.history.state),
      address: window.location.href,
      ...Object.fromEntries([...stored(sessionStorage), ...stored(localStorage)]),
    };
  });

/** A person's data on a page, except what waits for the return of a person whose login expired. */
export async function tracesOf(marks: readonly string[], page: Page): Promise<Trace[]> {
  const { [`storage ${storageKeys.putAside}`]: _waiting, ...places } = await collect(page);
  return search(marks, places);
}

/** As `tracesOf`, once another person is here: nothing may wait for anyone else any more. */
export async function tracesAfterSwitch(marks: readonly string[], page: Page): Promise<Trace[]> {
  return search(marks, await collect(page));
}

export function search(marks: readonly string[], places: Record<string, string>): Trace[] {
  return Object.entries(places).flatMap(([place, content]) =>
    marks
      .map((mark) => [mark, content.toLowerCase().indexOf(mark.toLowerCase())] as const)
      .filter(([, index]) => index >= 0)
      .map(([mark, index]) => ({
        place,
        text: content.slice(Math.max(0, index - 60), index + mark.length + 20),
      })),
  );
}
