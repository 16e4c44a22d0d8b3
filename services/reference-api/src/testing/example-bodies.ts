import { PURCHASE_DETAILS } from './joining-shop.ts';
import { newCustomer } from './new-customer.ts';
import { greyPng } from './pictures.ts';
import type { PopulatedShop } from './populated-shop.ts';

/** A valid body for each call that takes one, by the name of its row in the API table. */
export function exampleBodies({ owned, details, now }: PopulatedShop): Readonly<Record<string, object>> {
  const credential = { id: 'unknown', response: { clientDataJSON: 'unknown' } };
  const file = { file_name: 'card.png', content: greyPng().toString('base64') };
  const newPassword = { password: 'Kettle 7 otter!', password_confirmation: 'Kettle 7 otter!' };
  const nobodyElse = { selected_user_id: null };
  const payment = { completed_waivers: [], payments: [], source: 'bookings', terms: [] };
  const item = { id: owned.session, type: 'activity' };
  const { account_holder, account_details, dd_terms_accepted } = details();
  return {
    login: { username: 'sam.new@example.com', password: 'Passw0rd!' },
    register: { ...newCustomer, source: 'bookings' },
    checkEmail: { email: 'priya@example.com' },
    forgottenPassword: { email_or_reference: 'sam.new@example.com' },
    resetPassword: { token: 'unknown', ...newPassword },
    confirmEmail: { token: 'unknown' },
    disownEmail: { token: 'unknown' },
    addToCart: { items: [item], membership_user_id: null, ...nobodyElse },
    removeFromCart: { cart_item_ids: [owned.cartItemId] },
    applyCredit: { membership: '0.00', general: '1.00', ...nobodyElse },
    keepPlaces: nobodyElse,
    updateCartItem: { options: {}, ...nobodyElse },
    authorise: {
      ...payment,
      billing_first_name: 'Alex',
      billing_last_name: 'Fairbairn',
      billing_address_line_one: '88',
      billing_city: 'Manchester',
      billing_postcode: '412',
      browser_details: {
        colour_depth: 30,
        java_enabled: false,
        javascript_enabled: true,
        language: 'en-GB',
        screen_height: 844,
        screen_width: 390,
        timezone_offset: -60,
      },
      card_identifier: 'unknown',
      card_holder_name: 'SUCCESSFUL',
      session_key: 'unknown',
      save_card: false,
    },
    complete: { ...payment, ...nobodyElse },
    pay: { ...payment, source: 'front-of-house', ...nobodyElse },
    quickBook: { item, source: 'bookings', terms: [], ...nobodyElse },
    updateUser: PURCHASE_DETAILS,
    agreeToRenewal: { checked_terms: [] },
    confirmSecondFactor: { code: '123456' },
    passSecondFactor: { code: '123456' },
    logInWithKioskCode: { code: '1234 5678' },
    startPasskey: { current_password: 'Passw0rd!' },
    addPasskey: { name: 'My phone', credential },
    removePasskey: { current_password: 'Passw0rd!' },
    logInWithPasskey: { credential },
    passWithPasskey: { credential },
    changePassword: { current_password: 'Passw0rd!', ...newPassword },
    cancelClass: { reason: 'The instructor is ill.' },
    findCustomers: { email_or_reference: 'sam.new@example.com' },
    cancelBooking: { refund: '0.00' },
    uploadDocument: file,
    uploadPhoto: file,
    beginUpload: {
      document_id: owned.documentId ?? null,
      content_type: 'image/png',
      size: greyPng().length,
    },
    issueGuestPass: { guest_name: 'Robin Hale' },
    replaceMandate: { account_holder, account_details, dd_terms_accepted },
    endMembership: { end_date: '2026-07-14' },
    freezeMembership: { start_date: '2026-07-15', months: 1, monthly: '5.00' },
    unfreezeMembership: { end_date: '2026-07-01' },
    changeMembership: details(),
    storeMembership: details(),
    saveJoiningDraft: { key: 'unknown', wants_reminder: true, steps: {} },
    discardJoiningDraft: {},
    emailJoiningDraft: { email: 'new.person@example.com', wants_reminder: false, steps: {} },
    requestDraftLink: { email: 'new.person@example.com' },
    handOverJoiningDraft: { steps: {} },
    openJoiningDraft: { token: 'unknown' },
    answerCustomQuestions: { answers: [] },
    sortOutPayment: { resolution: 'noted', note: 'Looked it up in the books of the card provider.' },
    decideDocument: { decision: 'accepted', expires_on: '2027-06-10', sent_at: now().toISOString() },
    addFavourite: { kind: 'venue', key: owned.venue },
    saveFilter: { name: 'After work', query: 'time=evening' },
  };
}
