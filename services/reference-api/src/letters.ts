import { writePlaceOffered } from './activities/wiring.ts';
import {
  writeDirectDebitChanged,
  writeDirectDebitSetUp,
  writeMembershipEnded,
  writeMembershipFreeze,
} from './memberships/wiring.ts';
import {
  type LetterWriters,
  writeConfirmEmail,
  writeDocumentDecided,
  writePasskeyAdded,
  writePasskeyRemoved,
  writePasswordChanged,
  writeResetPassword,
  writeStaffAccount,
} from './people/wiring.ts';
import {
  writeBookingCancelled,
  writeBookingReminder,
  writeClassCancelled,
  writeDirectDebitNotice,
  writeJoiningLink,
  writeJoiningReminder,
  writeNoShowNoted,
  writeOrderConfirmed,
  writePaymentSettled,
} from './sales/wiring.ts';

/** Every kind of mail, written by the domain it is about. */
export const letters: LetterWriters = {
  'confirm-email': writeConfirmEmail,
  'passkey-added': writePasskeyAdded,
  'passkey-removed': writePasskeyRemoved,
  'reset-password': writeResetPassword,
  'staff-account': writeStaffAccount,
  'password-changed': writePasswordChanged,
  'order-confirmed': writeOrderConfirmed,
  'membership-confirmed': writeOrderConfirmed,
  'direct-debit-notice': writeDirectDebitNotice,
  'booking-cancelled': writeBookingCancelled,
  'membership-ended': writeMembershipEnded,
  'place-offered': writePlaceOffered,
  'membership-freeze': writeMembershipFreeze,
  'direct-debit-changed': writeDirectDebitChanged,
  'direct-debit-set-up': writeDirectDebitSetUp,
  'document-decided': writeDocumentDecided,
  'no-show-noted': writeNoShowNoted,
  'booking-reminder': writeBookingReminder,
  'class-cancelled': writeClassCancelled,
  'payment-settled': writePaymentSettled,
  'joining-link': writeJoiningLink,
  'joining-reminder': writeJoiningReminder,
};
