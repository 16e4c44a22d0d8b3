import { areas } from '../gallery/areas.ts';
import type { State } from '../gallery/state.ts';

/** A page with the gestures that bring it into a state; the gallery knows one for every screen. */
export interface Visit extends State {
  name: string;
}

/** Pages that the gallery does not photograph. */
const others: State[] = [
  {
    id: 'embedded-joining',
    title: 'Joining in the page of an operator',
    app: 'online-joining',
    path: '/?embedded=true',
    prepare: (page) => page.getByRole('searchbox', { name: 'Centre, town or postcode' }).waitFor(),
  },
  {
    id: 'embedded-login',
    title: 'Logging in while joining in the page of an operator',
    app: 'online-joining',
    path: '/login?embedded=true',
    prepare: (page) => page.getByRole('textbox', { name: 'Password' }).waitFor(),
  },
];

/** What answers are altered for is no page that a browser keeps files of, so those with true answers come first. */
const rank = ({ answers, as, basket, isFleeting }: State) =>
  (answers?.length ? 8 : 0) + (isFleeting ? 4 : 0) + (basket ? 2 : 0) + (as ? 1 : 0);

/** Every way to open a page that is known, the simplest first. */
export function visits(): Visit[] {
  const photographed = areas.flatMap(({ id, states }) =>
    states.map((state) => ({ ...state, name: `${id}/${state.id}` })),
  );
  return [...others.map((state) => ({ ...state, name: `files/${state.id}` })), ...photographed]
    .filter(({ tenants = ['riverside'], contents = ['light'] }) => {
      return tenants.includes('riverside') && contents.includes('light');
    })
    .filter(({ path, expects }) => !expects && (typeof path !== 'string' || path.startsWith('/')))
    .sort((a, b) => rank(a) - rank(b));
}

export function visitNamed(name: string): Visit {
  const visit = visits().find((each) => each.name === name);
  if (!visit) throw new Error(`There is no visit ${name}.`);
  return visit;
}
