import { holdAnswer } from './support/hold-answer.ts';
import { flagships, origin } from './support/hosts.ts';
import { complaintsOf, expectRendered, isHydrated } from './support/hydration.ts';
import { expect, test } from './support/test.ts';

test('a part whose script is late is hydrated as it came, though the person’s own answers are here', async ({
  page,
  context,
  request,
  customer,
}) => {
  const url = `${origin('riverside', 'online-joining')}/centre/${flagships.riverside.slug}`;
  await expectRendered(request, url);
  await customer.logIn(context);
  const complaints = complaintsOf(page);
  const { letThrough, isAwaited } = await holdAnswer(page, /\/joining-membership\.[^/]*\.js(\?|$)/);
  const ownAnswer = page.waitForResponse(/\/memberships\/types(\?|$)/);
  await page.goto(url, { waitUntil: 'commit' });
  await (await ownAnswer).finished();
  await expect.poll(isAwaited).toBe(true);
  const shown = page.getByText(/^\d+ memberships$/);
  const ofVisitor = await shown.innerText();
  letThrough();
  await isHydrated(page);
  await expect(shown).not.toHaveText(ofVisitor);
  expect(complaints).toEqual([]);
});
