/** A page of the bench: when it counts as shown, and what on it is clicked. */
export interface BenchPage {
  path: string;
  isPersonal: boolean;
  /** Selects what its content consists of, and how much of that makes up a first view. */
  rows: string;
  least: number;
  /** The button that a person presses first, and what says that it was heard. */
  click: { button: string; words?: string; answer: 'more rows' | 'checked' } | null;
}

export const BENCH_PAGES: Readonly<Record<string, BenchPage>> = {
  'bookings home': {
    path: '/',
    isPersonal: false,
    rows: 'main a[href*="/location/"]',
    least: 3,
    click: { button: 'main button', words: 'Show more venues', answer: 'more rows' },
  },
  'venue page': {
    path: '/location/sale-leisure-centre',
    isPersonal: false,
    rows: 'main a[href*="/sessions/"]',
    least: 3,
    click: { button: 'main [role="radio"]:not([aria-checked="true"])', answer: 'checked' },
  },
  basket: { path: '/basket', isPersonal: true, rows: 'main button', least: 1, click: null },
  checkout: { path: '/checkout', isPersonal: true, rows: 'main input', least: 1, click: null },
};
