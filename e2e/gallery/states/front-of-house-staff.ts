import { type AuditEntry, auditLog } from 'shared-contracts/api/audit-log';
import { currentUser } from 'shared-contracts/api/auth';
import { customerBookings } from 'shared-contracts/api/desk-bookings';
import { customerPenalties } from 'shared-contracts/api/desk-penalties';
import { confirmSecondFactor, passSecondFactor, startSecondFactor } from 'shared-contracts/api/second-factor';
import type { SecondFactor, SecondFactorStep } from 'shared-contracts/staff';
import { altered, answered, failed } from '../../support/answers/answer-change.ts';
import type { State } from '../state.ts';
import { waitForHeading } from './on-page.ts';

const asManager = altered(currentUser, (user) => ({ ...user, isStaff: true, staffRole: 'manager' as const }));
const asDesk = altered(currentUser, (user) => ({ ...user, isStaff: true, staffRole: 'desk' as const }));
const log = { app: 'front-of-house', path: '/audit-log', as: 'sam', tenants: ['riverside'] } as const;
const cancelled: AuditEntry = {
  id: '9',
  at: '2026-11-20T18:30:00+00:00',
  act: 'booking-cancelled',
  staff: { name: 'Ellis Reception', reference: 'RIV900002' },
  person: { name: 'Robin Hartley', reference: 'RIV100004' },
  subject: 'Gentle yoga',
  formattedAmount: '£6.50',
  note: null,
};
const overridden: AuditEntry = {
  ...cancelled,
  id: '8',
  act: 'place-overridden',
  formattedAmount: null,
  note: 'Junior squad, agreed with the coach',
};

const factor = { ...log, path: '/second-factor' } as const;
const asked = (secondFactor: SecondFactorStep, secondFactors: SecondFactor[] = ['app']) =>
  altered(currentUser, (user) => ({
    ...user,
    isStaff: false,
    staffRole: 'desk' as const,
    secondFactor,
    secondFactors,
  }));
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const started = answered(startSecondFactor, {
  secret,
  uri: `otpauth://totp/Riverside%20Leisure:desk%40example.com?issuer=Riverside%20Leisure&secret=${secret}`,
});
const recoveryCodes = [
  'PQRS-TUVW-XYZ2-3456',
  'ABCD-EFGH-IJKL-MNOP',
  'Q7RS-T2UV-WX5Y-Z3AB',
  'HK4M-9PLR-T6VD-2WXN',
  'M3QT-7CYB-J5FG-8RZK',
  'V8NP-4HDL-S6TW-3XQJ',
  'B2GK-5RMF-Y9CT-7LZD',
  'T7WX-3JPN-K4VQ-6HMB',
  'D9LC-8FZR-G2SY-5NTK',
  'X6JH-2VMQ-P7BD-4WRG',
];

async function setUp(page: Parameters<State['prepare']>[0]): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
}

/** The person's own account stands for that of a customer, under a manager with another id. */
const asAnotherManager = altered(currentUser, (user) => ({
  ...user,
  id: 'manager',
  isStaff: true,
  staffRole: 'manager' as const,
}));

/** Screens that only some members of staff see. */
export const staffStates: State[] = [
  {
    ...log,
    id: 'log-out-customer',
    path: '/',
    title: 'The question before a customer is logged out everywhere',
    isOverlay: true,
    answers: [asAnotherManager, answered(customerBookings, []), answered(customerPenalties, [])],
    // The API knows the person under their own id, and gives another no basket.
    expects: [/\b409\b/],
    async prepare(page, { customer }) {
      const { id, reference, email } = await customer.api.call(currentUser, {});
      await page.route('**/front-of-house/customers', (route) =>
        route.fulfill({
          json: { status_code: 200, data: [{ id, reference, name: 'Sam Newbury', email }] },
        }),
      );
      await page
        .getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' })
        .fill('RIV100001');
      await page.getByRole('button', { name: 'Find customer' }).click();
      await page.getByRole('button', { name: 'Log this customer out everywhere' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...log,
    id: 'audit-log',
    title: 'The audit log',
    answers: [asManager, answered(auditLog, { hasMore: true, acts: [cancelled, overridden] })],
    prepare: (page) => page.getByRole('button', { name: 'Show earlier entries' }).waitFor(),
  },
  {
    ...log,
    id: 'audit-log-empty',
    title: 'Nothing in the audit log',
    answers: [asManager, answered(auditLog, { hasMore: false, acts: [] })],
    prepare: (page) => waitForHeading(page, 'No entries yet'),
  },
  {
    ...log,
    id: 'audit-log-failed',
    title: 'The audit log could not be loaded',
    answers: [asManager, failed(auditLog, 500)],
    prepare: (page) => page.getByText('We couldn’t load the audit log').waitFor(),
  },
  {
    ...log,
    id: 'audit-log-others',
    title: 'The audit log, for staff who are no managers',
    answers: [asDesk],
    prepare: (page) => waitForHeading(page, 'This page is for managers'),
  },
  {
    ...factor,
    id: 'second-factor',
    title: 'The code of an authenticator app',
    answers: [asked('challenge')],
    prepare: (page) => page.getByRole('textbox', { name: 'Code' }).waitFor(),
  },
  {
    ...factor,
    id: 'second-factor-either',
    title: 'A passkey or a code',
    answers: [asked('challenge', ['app', 'passkey'])],
    prepare: (page) => page.getByRole('button', { name: 'Use a passkey' }).waitFor(),
  },
  {
    ...factor,
    id: 'second-factor-wrong',
    title: 'A code that is wrong',
    answers: [
      asked('challenge'),
      failed(passSecondFactor, 422, {
        validationMessages: { code: ['That code isn’t right. Wait for the next one and try again.'] },
      }),
    ],
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Code' }).fill('000000');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    ...factor,
    id: 'second-factor-enrol',
    title: 'Setting up an authenticator app',
    answers: [asked('enrol'), started],
    prepare: setUp,
  },
  {
    ...factor,
    id: 'second-factor-codes',
    title: 'The recovery codes',
    answers: [asked('enrol'), started, answered(confirmSecondFactor, { recoveryCodes })],
    async prepare(page) {
      await setUp(page);
      await page.getByRole('textbox', { name: 'Code from the app' }).fill('123456');
      await page.getByRole('button', { name: 'Finish' }).click();
      await waitForHeading(page, 'Keep your recovery codes');
    },
  },
];
