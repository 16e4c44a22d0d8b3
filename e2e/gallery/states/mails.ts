import { MAIL_KINDS, openMailSpecimen } from '../../support/mail-specimens.ts';
import type { Area, State } from '../state.ts';

/** A mail as a mailbox shows it: nothing of the site is around it. */
const mail = (kind: string): State => ({
  id: kind,
  title: kind,
  app: 'bookings',
  path: 'about:blank',
  contents: ['light'],
  prepare: (page, { tenant }) => openMailSpecimen(page, kind, tenant),
});

export const mails: Area = { id: 'mails', title: 'Mail', states: MAIL_KINDS.map(mail) };
