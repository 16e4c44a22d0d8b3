import { everyStep, test, titleOf, walk } from './walk.ts';

for (const step of everyStep) {
  test(titleOf(step), async ({ page, people }) => walk(page, people, step));
}
