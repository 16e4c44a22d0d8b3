import { findViolations } from './support/accessibility.ts';
import { MAIL_KINDS, openMailSpecimen } from './support/mail-specimens.ts';
import { expect, test } from './support/test.ts';

// Each looks at every mail with axe.
test.describe.configure({ timeout: 150_000 });

for (const tenant of ['riverside', 'northpeak', 'harbour'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every mail of ${tenant} can be read by everyone in a ${colorScheme} mailbox, on 320 px too`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      for (const kind of MAIL_KINDS) {
        await openMailSpecimen(page, kind, tenant);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect([kind, await findViolations(page)]).toEqual([kind, []]);
        expect([kind, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([kind, 320]);
      }
    });
  }
}
