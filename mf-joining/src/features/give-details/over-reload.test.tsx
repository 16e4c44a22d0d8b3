// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { dataFields } from 'shared-contracts/api/data-fields';
import { storageKeys } from 'shared-contracts/storage';
import { exampleField } from 'shared-contracts/testing';
import { answer } from 'shared-platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { enter, openSections } from '../../testing/open-sections.tsx';
import { forgetOthersAnswers } from './reload.ts';

const fields = {
  checksum: 'new',
  sections: [
    {
      sectionName: 'About you',
      sectionReference: 'you',
      sectionFields: [
        exampleField('firstName', 'First name', { isRequired: true }),
        exampleField('password', 'Password', { isRequired: true, htmlAttributes: { type: 'password' } }),
      ],
    },
  ],
};
const joining = { edited: ['centre_section', 'membership_section'] as const };
const open = () =>
  openSections({ open: 'details_section', joining, user: null, answers: [answer(dataFields, fields)] });
const arriveBy = (type: 'reload' | 'navigate') =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

async function typeAndLeave(): Promise<void> {
  const page = open();
  await enter('First name', 'Noor');
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  window.dispatchEvent(new Event('pagehide'));
  page.unmount();
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('what was typed for a new account is there after a reload, but for the password', async () => {
  await typeAndLeave();
  expect(stored()).not.toContain('correct horse');
  arriveBy('reload');
  open();
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Noor');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(stored()).not.toContain('Noor');
});

it('it is forgotten by those who come back any other way', async () => {
  await typeAndLeave();
  expect(stored()).toContain('Noor');
  arriveBy('navigate');
  forgetOthersAnswers();
  expect(stored()).not.toContain('Noor');
  open();
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('');
});

it('a kiosk keeps nothing', async () => {
  sessionStorage.setItem(storageKeys.flags, 'kiosk');
  const page = open();
  await enter('First name', 'Noor');
  window.dispatchEvent(new Event('pagehide'));
  page.unmount();
  expect(stored()).not.toContain('Noor');
});
