import type { ScheduledSession } from 'shared-contracts/api/activities';
import { addDays } from 'shared-contracts/dates';
import { publicAnswers } from './public-answers.ts';
import type { PublicScreen } from './public-screens.ts';

type Api = Parameters<typeof publicAnswers>[0];
type Values = Readonly<Record<string, string>>;

/** The screen with the ids and names that only the API knows in place of `{…}`. */
export async function fillIn(api: Api, screen: PublicScreen, day: string): Promise<PublicScreen> {
  const written = JSON.stringify(screen);
  const values = {
    ...(written.includes('{session}') && (await lastClass(api, screen, day))),
    ...(written.includes('{past}') && (await firstClass(api, screen, day))),
    ...(written.includes('{full}') && (await fullClass(api, screen, day))),
    ...(written.includes('{centre}') && (await firstMembership(api, screen))),
  };
  return JSON.parse(written.replace(/\{(\w+)\}/g, (key, name: string) => values[name] ?? key));
}

async function dataOf<Data>(api: Api, screen: PublicScreen, url: string): Promise<Data> {
  const [answer] = await publicAnswers(api, screen, [url]);
  const body = answer?.body as { data: Data } | undefined;
  if (!body) throw new Error(`The API does not answer ${url}.`);
  return body.data;
}

type ListedClass = Pick<ScheduledSession, 'id' | 'name'> & { waiting_list?: { can_join: boolean } | null };

const classesOf = (api: Api, screen: PublicScreen, day: string) =>
  dataOf<ListedClass[]>(api, screen, `activities/venues/${screen.venue}/sessions?date=${day}`);

/** The last class of a venue's day, which is still ahead. */
async function lastClass(api: Api, screen: PublicScreen, day: string): Promise<Values> {
  const last = (await classesOf(api, screen, day)).at(-1);
  if (!last) throw new Error(`${screen.venue} has no class on ${day}.`);
  return { session: last.id, class: last.name };
}

/** Its first one, which is over. */
async function firstClass(api: Api, screen: PublicScreen, day: string): Promise<Values> {
  const [first] = await classesOf(api, screen, day);
  if (!first) throw new Error(`${screen.venue} has no class on ${day}.`);
  return { past: first.id, class: first.name };
}

/** The first class that is full, of those of the next days, whose waiting list can be joined. */
async function fullClass(api: Api, screen: PublicScreen, day: string): Promise<Values> {
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const classes = await classesOf(api, screen, addDays(day, ahead));
    const full = classes.find(({ waiting_list }) => waiting_list?.can_join);
    if (full) return { full: full.id, class: full.name };
  }
  throw new Error(`${screen.venue} has no class with a waiting list.`);
}

/** The first membership on sale at a centre, by its name in an address, with its monthly price. */
async function firstMembership(api: Api, screen: PublicScreen): Promise<Values> {
  const { id } = await dataOf<{ id: string }>(api, screen, `online-joining/venues/${screen.venue}`);
  const types = await dataOf<
    {
      slug: string;
      name: string;
      payment_options: { payment_type: string; global_base_price: { formatted: string } }[];
    }[]
  >(api, screen, `memberships/types?venue_id=${id}`);
  const [monthly] = types.flatMap(({ slug, name, payment_options }) =>
    payment_options
      .filter(({ payment_type }) => payment_type === 'recurring')
      .map((option) => ({ membership: slug, name, price: option.global_base_price.formatted })),
  );
  if (!monthly) throw new Error(`${screen.venue} sells no membership by the month.`);
  return { centre: id, ...monthly };
}
