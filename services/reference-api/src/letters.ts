import { writePlaceOffered } from './activities/waiting-list/letters.ts';
import { writeMembershipEnded, writeMembershipFreeze } from './memberships/held/letters.ts';
import { writeDirectDebitChanged, writeDirectDebitSetUp } from './memberships/mandates/letters.ts';
import { writeDocumentDecided } from './people/documents/letters.ts';
import type { LetterWriters } from './people/mail/letter.ts';
import { writePasswordChanged, writeResetPassword } from './people/password-reset/letters.ts';
import {
  writeBookingCancelled,
  writeDirectDebitNotice,
  writeMembershipConfirmed,
  writeNoShowNoted,
} from './sales/index.ts';

/** Every kind of mail, written by the domain it is about. */
export const letters: LetterWriters = {
  'reset-password': writeResetPassword,
  'password-changed': writePasswordChanged,
  'membership-confirmed': writeMembershipConfirmed,
  'direct-debit-notice': writeDirectDebitNotice,
  'booking-cancelled': writeBookingCancelled,
  'membership-ended': writeMembershipEnded,
  'place-offered': writePlaceOffered,
  'membership-freeze': writeMembershipFreeze,
  'direct-debit-changed': writeDirectDebitChanged,
  'direct-debit-set-up': writeDirectDebitSetUp,
  'document-decided': writeDocumentDecided,
  'no-show-noted': writeNoShowNoted,
};
