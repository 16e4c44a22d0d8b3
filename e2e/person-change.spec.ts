import { everyStep, type Step, test, titleOf, walk } from './person-walk/walk.ts';

/** The screen that holds most, in every way; the centre's, where a visitor's choice goes along and a kiosk is used. */
const isTelling = ({ screen: { app, path }, way }: Step) =>
  `${app} ${path}` === 'my-account /user-details' ||
  (`${app} ${path}` === 'online-joining /centre/:centreSlug' && /kiosk|visitor/.test(way));

// The whole of it is `npm run walk:person`.
for (const step of everyStep.filter(isTelling)) {
  test(titleOf(step), async ({ page, people }) => walk(page, people, step));
}
