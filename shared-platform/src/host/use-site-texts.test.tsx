// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Client } from 'shared-contracts/api/client';
import { applyTexts, defineTexts } from 'shared-contracts/texts';
import { afterEach, expect, it } from 'vitest';
import { testClient } from '../testing/index.ts';
import { useSiteTexts } from './use-site-texts.ts';

const texts = defineTexts('some-package', { buy: 'Buy a membership' });
const site: Client = {
  ...testClient,
  texts: { 'some-package': { buy: 'Join us' } },
  otherLanguages: [{ language: 'cy', texts: { 'some-package': { buy: 'Prynu aelodaeth' } } }],
};

function Page({ chosen }: { chosen: string | null }) {
  useSiteTexts(site, chosen);
  return <p>{texts.buy}</p>;
}

afterEach(() => {
  cleanup();
  applyTexts('en-GB', {});
});

it.each([
  ['the site', null, 'Join us', 'en-GB'],
  ['the person at a kiosk', 'cy', 'Prynu aelodaeth', 'cy'],
  ['the site, where it has not the one that was chosen', 'pl', 'Join us', 'en-GB'],
])('the language is that of %s', (_whose, chosen, words, language) => {
  render(<Page chosen={chosen} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(document.documentElement.lang).toBe(language);
});
