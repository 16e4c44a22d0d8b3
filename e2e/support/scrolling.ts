import { expect, type Locator } from '@playwright/test';
import { pageOf, type Surface } from './surface.ts';

/** Turns the wheel over a text of terms until its end has been seen, as people do while a page is still settling. */
export async function scrollToEnd(surface: Surface, dialog: Locator): Promise<void> {
  await expect(async () => {
    await dialog.getByRole('region').hover();
    await pageOf(surface).mouse.wheel(0, 50_000);
    await expect(dialog.getByRole('button', { name: 'I Agree' })).toBeEnabled({ timeout: 1_000 });
  }).toPass();
}
