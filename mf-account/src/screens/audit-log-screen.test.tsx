// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Window } from 'happy-dom';
import { type AuditEntry, auditLog } from 'shared-contracts/api/audit-log';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';

import { afterEach, describe, expect, it } from 'vitest';
import AuditLogScreen from './audit-log-screen.tsx';

afterEach(() => {
  cleanup();
  setScreenWidth(1024);
});

const entry: AuditEntry = {
  id: '9',
  at: '2026-06-10T09:00:00+01:00',
  act: 'booking-cancelled',
  staff: { name: 'Morgan Desk', reference: 'RIV900001' },
  person: { name: 'Alex Fairbairn', reference: 'RIV100002' },
  subject: 'Aqua aerobics',
  formattedAmount: '£6.50',
  note: null,
};
const first: AuditEntry = {
  ...entry,
  id: '1',
  act: 'staff-added',
  staff: null,
  subject: 'desk',
  formattedAmount: null,
};

const open = (user: object, ...answers: TestAnswer[]) =>
  renderWithPlatform(<AuditLogScreen />, {
    app: 'front-of-house',
    user: { ...testUser, isStaff: true, staffRole: 'manager', ...user },
    answers,
  });
const setScreenWidth = (width: number) => (window as unknown as Window).happyDOM.setViewport({ width });
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);
const addresses = (page: ReturnType<typeof open>) =>
  page.requests.flatMap(({ url }) => url.split('/audit-log')[1] ?? []);

describe('the audit log', () => {
  it('says what was done, to whom, by whom and when', async () => {
    open({}, answer(auditLog, { hasMore: false, acts: [entry, { ...first, note: 'New season' }] }));
    expect(await rows()).toEqual([
      'Wed 10 Jun 2026 at 09:00Cancelled a booking, Aqua aerobics, £6.50 refundedBy Morgan Desk (RIV900001)For Alex Fairbairn (RIV100002)',
      'Wed 10 Jun 2026 at 09:00Added a member of staff, deskNote: New seasonBy the service operatorFor Alex Fairbairn (RIV100002)',
    ]);
    expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
  });

  it('says which way money went, and what was decided about a payment', async () => {
    const acts: AuditEntry[] = [
      { ...entry, act: 'no-show-noted', formattedAmount: '£5.00' },
      { ...entry, id: '8', act: 'payment-sorted-out', subject: 'nothing-charged', formattedAmount: '£7.50' },
      { ...entry, id: '7', act: 'order-taken' },
      { ...entry, id: '6', act: 'place-overridden', formattedAmount: null },
    ];
    open({}, answer(auditLog, { hasMore: false, acts }));
    expect(await screen.findByText('Recorded a no-show, Aqua aerobics, £5.00 charged')).toBeVisible();
    expect(screen.getByText('Sorted out a payment, Nothing was charged, £7.50')).toBeVisible();
    expect(screen.getByText('Took a payment, Aqua aerobics, £6.50')).toBeVisible();
    expect(screen.getByText('Booked despite a rule, Aqua aerobics')).toBeVisible();
  });

  it('is searched by day, staff and customer', async () => {
    const page = open({}, answer(auditLog, { hasMore: false, acts: [entry] }));
    await rows();
    await userEvent.type(screen.getByLabelText('From'), '09/06/2026');
    await userEvent.type(screen.getByLabelText('Member of staff'), 'staff@example.com');
    await userEvent.type(screen.getByLabelText('Customer'), 'riv100002');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(addresses(page)).toEqual(['', '?from=2026-06-09&staff=staff%40example.com&person=riv100002']),
    );
  });

  it('folds the search on a phone, and says later that there is one', async () => {
    setScreenWidth(390);
    open({}, answer(auditLog, { hasMore: false, acts: [entry] }));
    await rows();
    expect(screen.queryByRole('search')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Search the log' }));
    expect(screen.getByRole('search')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Customer'), 'RIV100002');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change your search' })).toHaveFocus();
  });

  it('asks nothing for a day that is none, and says so', async () => {
    const page = open({}, answer(auditLog, { hasMore: false, acts: [entry] }));
    await rows();
    await userEvent.type(screen.getByLabelText('To'), 'June');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'Enter to as a date, such as 31/12/2026',
    );
    expect(addresses(page)).toEqual(['']);
  });

  it('goes back in time and to the latest again', async () => {
    const page = open(
      {},
      answer(auditLog, ({ url }) =>
        url.includes('before=9') ? { hasMore: false, acts: [first] } : { hasMore: true, acts: [entry] },
      ),
    );
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier entries' }));
    await screen.findByText('Added a member of staff, desk');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the latest' }));
    await screen.findByText('Cancelled a booking, Aqua aerobics, £6.50 refunded');
    expect(addresses(page).slice(0, 2)).toEqual(['', '?before=9']);
  });

  it('can be empty, and can fail to load', async () => {
    open({}, answer(auditLog, { hasMore: false, acts: [] }));
    expect(await screen.findByText('No entries yet')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Customer'), 'RIV100002');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('No matching entries')).toBeVisible();
    cleanup();
    open({}, failure(auditLog, 500));
    expect(await screen.findByText('We couldn’t load the audit log')).toBeVisible();
  });

  it('is for managers', async () => {
    const page = open({ staffRole: 'desk' });
    expect(await screen.findByRole('heading', { name: 'This page is for managers' })).toBeVisible();
    expect(addresses(page)).toEqual([]);
  });
});
