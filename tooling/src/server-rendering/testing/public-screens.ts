import type { AppName } from 'shared-contracts/links';

/** A screen that comes in the HTML: one that everyone may see, or the shape of a person's. */
export interface PublicScreen {
  name: string;
  app: AppName;
  tenant: string;
  /** With `{…}` in place of what only the API knows; see `fill-in`. */
  path: string;
  /** The query with its question mark. */
  search?: string;
  /** Slug of the chosen venue. */
  venue?: string;
  /** The page's initial answers, besides its site, its theme and its venue. */
  answers?: readonly string[];
  /** Answers that differ by person, as a visitor gets them. */
  visitorAnswers?: readonly string[];
  /** Its first heading. */
  heading: string;
  /** Words that are read in it. */
  words?: readonly string[];
  /** Status of its page: 200 by default. */
  status?: 404 | 410 | 503;
}

const BRANDS = [
  { tenant: 'riverside', venue: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
  { tenant: 'northpeak', venue: 'royal-commonwealth-pool', name: 'Royal Commonwealth Pool' },
  { tenant: 'harbour', venue: 'plymouth-life-centre', name: 'Plymouth Life Centre' },
];

const bookings = ({ tenant, venue, name }: (typeof BRANDS)[number], day: string): PublicScreen[] => [
  {
    name: 'bookings home',
    app: 'bookings',
    tenant,
    path: '/',
    answers: ['activities/venues'],
    heading: 'Find a venue',
    words: [name, 'Search', 'Book an activity', 'Log in'],
  },
  {
    name: 'bookings home with a venue chosen',
    app: 'bookings',
    tenant,
    path: '/',
    venue,
    answers: ['activities/venues', 'activities/highlights', `activities/venues/${venue}`],
    heading: 'Find a venue',
    words: ['Your venue', 'At your venue and nearby'],
  },
  {
    name: 'venue search',
    app: 'bookings',
    tenant,
    path: '/',
    search: `?search=${name.replaceAll(' ', '+')}`,
    answers: ['activities/venues'],
    heading: 'Find a venue',
    words: [`1 venue matches ‘${name}’`],
  },
  {
    name: 'venue page',
    app: 'bookings',
    tenant,
    path: `/location/${venue}`,
    venue,
    answers: [`activities/venues/${venue}`, `activities/venues/${venue}/activities`],
    visitorAnswers: [`activities/venues/${venue}/sessions?date=${day}`],
    heading: name,
    words: ['All classes', '£'],
  },
  {
    name: 'class page',
    app: 'bookings',
    tenant,
    path: `/location/${venue}/sessions/{session}`,
    venue,
    answers: [`activities/venues/${venue}`],
    visitorAnswers: ['activities/sessions/{session}'],
    heading: '{class}',
    words: ['Your price', 'If you can’t come', '£'],
  },
  {
    name: 'venue page without its day',
    app: 'bookings',
    tenant,
    path: `/location/${venue}`,
    venue,
    answers: [`activities/venues/${venue}`],
    heading: name,
  },
];

const joining = ({ tenant, venue, name }: (typeof BRANDS)[number]): PublicScreen[] => [
  {
    name: 'joining',
    app: 'online-joining',
    tenant,
    path: '/',
    answers: ['online-joining/venues'],
    heading: 'Online Joining',
    words: [name, 'Buy membership'],
  },
  {
    name: 'joining at a centre',
    app: 'online-joining',
    tenant,
    path: `/centre/${venue}`,
    venue,
    answers: [`online-joining/venues/${venue}`],
    visitorAnswers: ['memberships/types?venue_id={centre}'],
    heading: 'Online Joining',
    words: [name, '{name}', '{price}', 'Choose this membership'],
  },
  {
    name: 'joining with a membership',
    app: 'online-joining',
    tenant,
    path: `/centre/${venue}/membership/{membership}/recurring`,
    venue,
    answers: [`online-joining/venues/${venue}`],
    visitorAnswers: ['memberships/types?venue_id={centre}'],
    heading: 'Online Joining',
    words: [name, '{name}', '{price}', 'Selected', 'Payment summary'],
  },
  {
    name: 'joining at a centre whose memberships are late',
    app: 'online-joining',
    tenant,
    path: `/centre/${venue}`,
    venue,
    answers: [`online-joining/venues/${venue}`],
    heading: 'Online Joining',
    words: [name, 'Loading memberships'],
  },
  {
    name: 'centre search',
    app: 'online-joining',
    tenant,
    path: '/',
    search: `?search=${name.replaceAll(' ', '+')}`,
    answers: ['online-joining/venues'],
    heading: 'Online Joining',
    words: [`‘${name}’`, `href="/centre/${venue}"`],
  },
];

const ofOneTenant = (day: string): PublicScreen[] => [
  {
    name: 'class search',
    app: 'bookings',
    tenant: 'riverside',
    path: '/',
    search: '?search=yoga&q=yoga',
    answers: ['activities/venues'],
    visitorAnswers: ['activities/search?limit=20&what=yoga'],
    heading: 'Classes and courts',
    words: ['Classes and courts', '£'],
  },
  {
    name: 'class search with filters',
    app: 'bookings',
    tenant: 'riverside',
    path: '/',
    search: '?search=yoga&q=yoga&level=beginner&age=30&price=8',
    answers: ['activities/venues'],
    visitorAnswers: ['activities/search?limit=20&what=yoga&level=beginner&age=30&price=8'],
    heading: 'Classes and courts',
    words: ['Classes and courts', 'Age 30', 'Up to £8.00'],
  },
  {
    name: 'venue page with filters',
    app: 'bookings',
    tenant: 'riverside',
    path: '/location/sale-leisure-centre',
    search: '?age=30&women=only',
    venue: 'sale-leisure-centre',
    answers: ['activities/venues/sale-leisure-centre', 'activities/venues/sale-leisure-centre/activities'],
    visitorAnswers: [`activities/venues/sale-leisure-centre/sessions?date=${day}`],
    heading: 'Sale Leisure Centre',
    words: ['All classes', 'Women and girls only'],
  },
  {
    name: 'venue that does not exist',
    app: 'bookings',
    tenant: 'riverside',
    path: '/location/nowhere',
    venue: 'nowhere',
    status: 404,
    // Its theme is missing, too, so that it has the tenant's.
    answers: ['frontend/theme'],
    heading: "Whoops! Looks like you've gone offside.",
    words: ['Go home'],
  },
  {
    name: 'class that is full',
    app: 'bookings',
    tenant: 'riverside',
    path: '/location/sale-leisure-centre/sessions/{full}',
    venue: 'sale-leisure-centre',
    answers: ['activities/venues/sale-leisure-centre'],
    visitorAnswers: ['activities/sessions/{full}'],
    heading: '{class}',
    words: ['Waiting list'],
  },
  {
    name: 'class that is over',
    app: 'bookings',
    tenant: 'riverside',
    path: '/location/sale-leisure-centre/sessions/{past}',
    venue: 'sale-leisure-centre',
    status: 410,
    answers: ['activities/venues/sale-leisure-centre'],
    visitorAnswers: ['activities/sessions/{past}'],
    heading: '{class}',
  },
  {
    name: 'planned work',
    app: 'bookings',
    tenant: 'riverside',
    path: '/',
    status: 503,
    heading: 'Service disruption: Unable to access the site due to planned maintenance.',
  },
];

const everywhere = (app: AppName): PublicScreen[] => [
  { name: 'login', app, tenant: 'riverside', path: '/login', heading: 'Log in', words: ['Password'] },
  { name: 'registration', app, tenant: 'riverside', path: '/register', heading: 'Create an account' },
  {
    name: 'unknown path',
    app,
    tenant: 'riverside',
    path: '/nowhere',
    heading: "Whoops! Looks like you've gone offside.",
    words: ['Go home'],
  },
];

/** Every public screen, in the tenants' brands. @param day the day that the clock shows, `YYYY-MM-DD`. */
export const publicScreens = (day: string): PublicScreen[] => [
  ...BRANDS.flatMap((brand) => [...bookings(brand, day), ...joining(brand)]),
  ...ofOneTenant(day),
  ...everywhere('bookings'),
  ...everywhere('online-joining'),
  ...everywhere('my-account'),
];
