import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 120;

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false);

/** Goes on with Tab until something has the focus, and expects that a person sees where they are. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isFocused(target)) return expectVisibleFocus(target);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

/** Goes on with Tab to something and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes on with Tab to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** A dialog has the focus and keeps it, however often someone presses Tab. */
export async function expectFocusTrapped(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
}

/** The focus is on something, drawn with a ring, and not under a bar that covers it. */
export async function expectVisibleFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect.poll(() => target.evaluate(ringAround), { message: 'the focus ring' }).not.toBe('none');
  await expect.poll(() => target.evaluate(isCovered), { message: 'covered' }).toBe(false);
}

/** The ring of an element, of its own layer over a whole card, or of the label around it. */
function ringAround(element: Element): string {
  const ring = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2 ? style.outline : null;
  const label = element.closest('label');
  const styles = [
    getComputedStyle(element),
    getComputedStyle(element, '::after'),
    ...(label ? [getComputedStyle(label)] : []),
  ];
  return styles.map(ring).find(Boolean) ?? 'none';
}

function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  const around = element.closest('label') ?? element;
  return !seen || !(around.contains(seen) || seen.contains(element));
}
