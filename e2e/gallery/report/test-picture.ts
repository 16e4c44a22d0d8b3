import type { Picture } from '../picture.ts';

/** A picture, for tests. */
export const picture = (more: Partial<Picture> = {}): Picture => ({
  area: 'bookings',
  state: 'home',
  title: 'Find a venue',
  tenant: 'riverside',
  content: 'light',
  width: 390,
  height: 800,
  file: 'pictures/home.jpg',
  problems: [],
  ...more,
});
