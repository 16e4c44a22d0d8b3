import { everyStep, type Step, test, titleOf, walk } from './person-walk/walk.ts';

/** Of each way in which the person changes, the screens that hold most, and one more of all there are. */
const TELLING = ['my-account /user-details', 'online-joining /centre/:centreSlug'];
const STRIDE = 29;

function sampled(steps: readonly Step[]): Step[] {
  return steps.filter(
    ({ screen: { app, path } }, index) => TELLING.includes(`${app} ${path}`) || index % STRIDE === 0,
  );
}

// The whole of it is `npm run walk:person`.
for (const step of sampled(everyStep)) {
  test(titleOf(step), async ({ page, people }) => walk(page, people, step));
}
