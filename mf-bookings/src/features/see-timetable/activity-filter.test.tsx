// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { ActivityFilter } from './activity-filter.tsx';

const offered = ['Swimming', 'Yoga', 'Squash'].map((name) => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  sessionsInNextSevenDays: 1,
  hasSlots: false,
}));

/** Each choice is 100 pixels wide, in a row of 250. */
function layOut() {
  const widthOf = (element: Element) => (element.matches('label') ? 100 : 250);
  const html = HTMLElement.prototype;
  vi.spyOn(html, 'offsetWidth', 'get').mockImplementation(function (this: Element) {
    return widthOf(this);
  });
  vi.spyOn(html, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return widthOf(this);
  });
  vi.spyOn(html, 'offsetLeft', 'get').mockImplementation(function (this: Element) {
    return [...(this.parentElement?.querySelectorAll('label') ?? [])].indexOf(this as HTMLLabelElement) * 100;
  });
}
afterEach(() => vi.restoreAllMocks());

it.each([
  ['squash', 300],
  ['swimming', 100],
  [null, 0],
])('the chosen activity %s is in view', async (value, start) => {
  layOut();
  renderWithPlatform(<ActivityFilter activities={offered} value={value} onChange={() => undefined} />, {});
  const group = await screen.findByRole('group', { name: 'Activity' });
  const scrollLeft = group.querySelector('div')?.scrollLeft ?? -1;
  expect(start - scrollLeft).toBeGreaterThanOrEqual(0);
  expect(start + 100 - scrollLeft).toBeLessThanOrEqual(250);
});
