import type { Page } from '@playwright/test';
import { alterPageBoot } from './page-boot.ts';

/** Gives every page that a browser opens other settings of its site, named as the API writes them. */
export async function alterSite(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = alterPageBoot(await response.text(), (boot) => ({
        ...boot,
        preloaded: boot.preloaded.map((answer) => {
          if (answer.url !== 'client') return answer;
          const { data, ...envelope } = answer.body as { data: object };
          return { ...answer, body: { ...envelope, data: { ...data, ...change } } };
        }),
      }));
      await route.fulfill({ response, body });
    },
  );
}
