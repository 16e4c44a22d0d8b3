// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import {
  handOverJoiningDraft,
  type JoiningDraft,
  joiningDraft,
  saveJoiningDraft,
} from 'shared-contracts/api/joining-draft';
import { storageKeys } from 'shared-contracts/storage';
import { answer, failure, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openJoining } from '../testing/open-joining.tsx';
import { press } from '../testing/open-sections.tsx';

const ADULT = '/centre/sale-leisure-centre/membership/adult/recurring';
const choice = {
  centreSlug: 'sale-leisure-centre',
  membershipTypeId: '101',
  paymentOptionId: '1011',
  paymentType: 'recurring',
} as const;
const CODE = { url: 'http://online-joining.riverside.localhost:8080/resume#token' };
const handedOver = (): TestAnswer =>
  answer(handOverJoiningDraft, { ...CODE, expiresAt: new Date(Date.now() + 600_000).toISOString() });

beforeAll(() => Promise.all([import('./joining-hand-over.tsx'), import('./joining-draft.tsx')]));
afterEach(() => {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = 'touchline_venues=; path=/; max-age=0';
});

const openAtKiosk = (...answers: TestAnswer[]) => {
  sessionStorage.setItem(storageKeys.flags, 'kiosk');
  return openJoining(ADULT, { user: testUser, answers });
};

it('a kiosk shows a code that opens on a phone what was chosen, and then asks whether to start over', async () => {
  const page = openAtKiosk(handedOver());
  const homeRequested = vi.fn();
  page.bus.on('kiosk:home-requested', homeRequested);
  await press('Finish on your phone');
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(screen.getByText(/works once, for 10 minutes/)).toBeVisible();
  expect(page.sent('POST', 'draft/hand-over').map(({ body }) => body)).toEqual([
    { steps: { choice: { revision: 0, given: choice } } },
  ]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('resume#');
  expect(homeRequested).not.toHaveBeenCalled();
  await press('I’ve scanned it, clear this screen');
  expect(homeRequested).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says so where the API cannot hand over, and tries again after a failure', async () => {
  openAtKiosk(failure(handOverJoiningDraft, 404));
  await press('Finish on your phone');
  expect(await screen.findByText(/finish on this screen/)).toBeVisible();
  await press('Carry on here');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('nothing is handed over before a membership is chosen, or away from a kiosk', async () => {
  openJoining(ADULT, { user: testUser });
  expect(await screen.findByRole('button', { name: /Continue/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Finish on your phone' })).not.toBeInTheDocument();
});

it('the phone says how to keep it, and promises no link that was not mailed', async () => {
  sessionStorage.setItem(storageKeys.joiningDraft, 'key-of-the-phone');
  const draft: JoiningDraft = {
    wantsReminder: false,
    expiresAt: '2026-06-24T09:00:00.000Z',
    hasAddress: false,
    steps: {
      choice: { revision: 1, savedAt: '2026-06-10T09:00:00.000Z', given: choice },
      details: null,
      questions: null,
      dates: null,
    },
  };
  openJoining(ADULT, {
    user: null,
    answers: [answer(saveJoiningDraft, draft), answer(joiningDraft, null)],
  });
  expect(await screen.findByRole('button', { name: 'Email me a link' })).toBeVisible();
  expect(screen.queryByText(/The link we emailed you/)).not.toBeInTheDocument();
});
