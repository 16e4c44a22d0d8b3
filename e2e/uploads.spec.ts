import { origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';

const UPLOADS = '**/api/v1/my-account/uploads/*';

test('a photo is sent as it is, continues by itself after a lost connection, and can be cancelled', async ({
  page,
  customer,
}) => {
  await customer.logIn(page.context());
  await page.goto(`${origin('riverside', 'my-account')}/user-details`);
  const photo = page.getByRole('region', { name: 'Photo' });
  const picture = await page.evaluate(() => document.createElement('canvas').toDataURL('image/jpeg'));
  const choose = () =>
    photo.getByLabel('New photo', { exact: true }).setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'),
    });

  const sent: (string | undefined)[] = [];
  await page.route(UPLOADS, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    sent.push(route.request().headers()['content-type']);
    // The first answer is lost on the way: the server has the photo by then.
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await choose();
  await expect(photo.getByText('The connection was lost. Trying again…')).toBeVisible();
  await expect(page.getByText('Photo uploaded.')).toBeVisible();
  expect(sent).toEqual(['image/jpeg']);
  await expect(photo.getByRole('button', { name: 'Remove photo' })).toBeVisible();

  await page.unroute(UPLOADS);
  // Nothing answers, so that there is time to think again.
  await page.route(UPLOADS, () => undefined);
  await choose();
  await expect(photo.getByRole('progressbar', { name: 'Uploading your photo' })).toBeVisible();
  await photo.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('The upload was cancelled.')).toBeVisible();
  await expect(photo.getByRole('button', { name: 'Change photo' })).toBeFocused();
  await photo.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed.')).toBeVisible();
});
