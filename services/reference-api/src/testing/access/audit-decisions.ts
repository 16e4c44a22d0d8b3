import type { StaffAct } from 'shared-contracts/api/audit-log';

type About = StaffAct | `${StaffAct}: Alex`;

interface Decision {
  /** Acts in the log after the walk has made the call as staff; of the owner, `Alex`. */
  acts: readonly About[];
  /** Reason that it records nothing. */
  because?: string;
  /** Acts in the log if the walk's call is refused, and the test that makes it. */
  elsewhere?: { acts: readonly StaffAct[]; test: string };
}

const CUSTOMER: Decision = { acts: ['customer-seen: Alex'] };
const LIST: Decision = { acts: ['list-seen'] };
const AUDIT_TEST = 'sales/checkout/audit.test.ts';
const ATTENDANCE_TEST = 'activities/attendance/attendance.test.ts';

/** The audit log's entries for every call that staff make about someone else. */
export const auditDecisions: Readonly<Record<string, Decision>> = {
  calendarFeed: { acts: [], because: 'its secret address opens it for anyone who has it, staff or not' },
  deskClasses: { acts: [], because: 'it counts bookings and names no one' },
  auditLog: { acts: [], because: 'it is the log' },
  paymentToSortOut: {
    acts: [],
    because: 'no one knows whose the payment of the walk is',
    elsewhere: { acts: ['customer-seen'], test: 'sales/sort-out/sort-out.test.ts' },
  },
  'cart for Alex': CUSTOMER,
  'updateCartItem for Alex': CUSTOMER,
  'removeBenefit for Alex': CUSTOMER,
  'removePackageUsage for Alex': CUSTOMER,
  'addToCart for Alex': CUSTOMER,
  'applyCredit for Alex': CUSTOMER,
  'keepPlaces for Alex': CUSTOMER,
  'clearCart for Alex': { acts: ['customer-seen: Alex', 'basket-cleared: Alex'] },
  'acceptedWaivers for Alex': CUSTOMER,
  paymentStatus: CUSTOMER,
  leaveChallenge: CUSTOMER,
  terms: CUSTOMER,
  order: CUSTOMER,
  orderCalendar: CUSTOMER,
  customerBookings: CUSTOMER,
  customerPenalties: CUSTOMER,
  deskSessions: CUSTOMER,
  joinWaitingListForCustomer: {
    ...CUSTOMER,
    because: 'Alex is on the list by then',
    elsewhere: { acts: ['waiting-list-joined'], test: 'activities/sessions/waiting-list.test.ts' },
  },
  leaveWaitingListForCustomer: { acts: ['customer-seen: Alex', 'waiting-list-left: Alex'] },
  findCustomers: { acts: ['customer-seen'] },
  bookingCancellation: CUSTOMER,
  attendees: LIST,
  paymentsToSortOut: LIST,
  sentDocuments: LIST,
  documentFile: { acts: ['document-seen: Alex'] },
  pay: {
    acts: [],
    because: 'the walk pays for itself, and does not agree to the terms',
    elsewhere: { acts: ['order-taken'], test: AUDIT_TEST },
  },
  'pay for Alex': {
    ...CUSTOMER,
    elsewhere: { acts: ['place-overridden'], test: 'sales/basket/staff-override.test.ts' },
  },
  recordNoShow: {
    acts: [],
    because: 'the class of the walk is still to come',
    elsewhere: { acts: ['no-show-noted'], test: ATTENDANCE_TEST },
  },
  takeBackNoShow: {
    acts: [],
    because: 'no one was recorded as a no-show',
    elsewhere: { acts: ['no-show-taken-back'], test: ATTENDANCE_TEST },
  },
  decideDocument: {
    acts: [],
    because: 'the walk names another file than was sent last',
    elsewhere: {
      acts: ['document-refused', 'document-accepted'],
      test: 'people/documents/decide-document.test.ts',
    },
  },
  sortOutPayment: { acts: ['payment-sorted-out'] },
  endCustomerLogins: { acts: ['logins-ended: Alex'] },
  cancelClass: { acts: ['booking-cancelled: Alex', 'class-cancelled'] },
  cancelBooking: { ...CUSTOMER, elsewhere: { acts: ['booking-cancelled'], test: AUDIT_TEST } },
};
