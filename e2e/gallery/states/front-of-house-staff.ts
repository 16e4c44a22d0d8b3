import { type AuditEntry, auditLog } from 'shared-contracts/api/audit-log';
import { currentUser } from 'shared-contracts/api/auth';
import { altered, answered, failed } from '../../support/answers/answer-change.ts';
import type { State } from '../state.ts';
import { headed } from './on-page.ts';

const asManager = altered(currentUser, (user) => ({ ...user, isStaff: true, staffRole: 'manager' }));
const asDesk = altered(currentUser, (user) => ({ ...user, isStaff: true, staffRole: 'desk' }));
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

/** What only some members of staff see. */
export const staffStates: State[] = [
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
    prepare: (page) => headed(page, 'Nothing found'),
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
    prepare: (page) => headed(page, 'This page is for managers'),
  },
];
