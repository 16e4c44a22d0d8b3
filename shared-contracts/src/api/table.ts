import * as acceptedWaivers from './accepted-waivers.ts';
import * as account from './account.ts';
import * as activities from './activities.ts';
import { findAddresses } from './addresses.ts';
import * as agreedTerms from './agreed-terms.ts';
import * as attendance from './attendance.ts';
import * as auditLog from './audit-log.ts';
import * as auth from './auth.ts';
import * as basket from './basket.ts';
import * as bookings from './bookings.ts';
import * as calendar from './calendar.ts';
import { checkEmail } from './check-email.ts';
import * as checkout from './checkout.ts';
import * as client from './client.ts';
import * as customQuestions from './custom-questions.ts';
import * as dataFields from './data-fields.ts';
import * as deskBookings from './desk-bookings.ts';
import * as deskPenalties from './desk-penalties.ts';
import * as deskSessions from './desk-sessions.ts';
import * as documentDecisions from './document-decisions.ts';
import * as documents from './documents.ts';
import * as emailConfirmation from './email-confirmation.ts';
import * as facilities from './facilities.ts';
import * as favourites from './favourites.ts';
import * as footer from './footer.ts';
import * as frontOfHouse from './front-of-house.ts';
import * as guestPasses from './guest-passes.ts';
import * as highlights from './highlights.ts';
import * as joiningCart from './joining-cart.ts';
import * as joiningDraft from './joining-draft.ts';
import * as kioskCodes from './kiosk-codes.ts';
import * as linkedPeople from './linked-people.ts';
import * as logins from './logins.ts';
import * as mandate from './mandate.ts';
import * as membershipTerms from './membership-terms.ts';
import * as memberships from './memberships.ts';
import * as orders from './orders.ts';
import * as ownMemberships from './own-memberships.ts';
import * as packages from './packages.ts';
import * as passkeys from './passkeys.ts';
import * as payments from './payments.ts';
import * as paymentsToSortOut from './payments-to-sort-out.ts';
import * as penalties from './penalties.ts';
import * as photo from './photo.ts';
import * as promotions from './promotions.ts';
import * as quickBook from './quick-book.ts';
import * as savedCards from './saved-cards.ts';
import * as savedFilters from './saved-filters.ts';
import * as secondFactor from './second-factor.ts';
import * as sessionSearch from './session-search.ts';
import * as suggestions from './suggestions.ts';
import * as theme from './theme.ts';
import * as uploads from './uploads.ts';
import * as venues from './venues.ts';
import * as waitingList from './waiting-list.ts';

/** Every call of the product by resource: the server's and the documentation's view. Browsers import single rows. */
export const apiTable = {
  auth: {
    login: auth.login,
    logout: auth.logout,
    currentUser: auth.currentUser,
    register: auth.register,
    checkEmail,
    forgottenPassword: auth.forgottenPassword,
    resetPassword: auth.resetPassword,
  },
  emailConfirmation: {
    emailConfirmation: emailConfirmation.emailConfirmation,
    sendConfirmation: emailConfirmation.sendConfirmation,
    confirmEmail: emailConfirmation.confirmEmail,
    disownEmail: emailConfirmation.disownEmail,
  },
  passkeys: {
    passkeys: passkeys.passkeys,
    startPasskey: passkeys.startPasskey,
    addPasskey: passkeys.addPasskey,
    removePasskey: passkeys.removePasskey,
    passkeyOptions: passkeys.passkeyOptions,
    logInWithPasskey: passkeys.logInWithPasskey,
    passWithPasskey: passkeys.passWithPasskey,
  },
  secondFactor: {
    startSecondFactor: secondFactor.startSecondFactor,
    confirmSecondFactor: secondFactor.confirmSecondFactor,
    passSecondFactor: secondFactor.passSecondFactor,
  },
  addresses: { findAddresses },
  client: { client: client.client },
  dataFields: { dataFields: dataFields.dataFields },
  theme: { theme: theme.theme },
  venues: {
    venues: venues.venues,
    venue: venues.venue,
    joiningVenues: venues.joiningVenues,
    joiningVenue: venues.joiningVenue,
    footer: footer.footer,
  },
  activities: {
    activities: activities.activities,
    sessions: activities.sessions,
    session: activities.session,
    weeklySessions: activities.weeklySessions,
    facilityUses: facilities.facilityUses,
    slots: facilities.slots,
    nextSlots: facilities.nextSlots,
  },
  suggestions: { forYou: suggestions.forYou, related: suggestions.related },
  favourites: {
    favourites: favourites.favourites,
    addFavourite: favourites.addFavourite,
    removeFavourite: favourites.removeFavourite,
  },
  sessionSearch: { searchSessions: sessionSearch.searchSessions, highlights: highlights.highlights },
  basket: {
    cart: basket.cart,
    clearCart: basket.clearCart,
    addToCart: basket.addToCart,
    removeFromCart: basket.removeFromCart,
    applyCredit: basket.applyCredit,
    keepPlaces: basket.keepPlaces,
    updateCartItem: basket.updateCartItem,
    removeBenefit: basket.removeBenefit,
    removePackageUsage: basket.removePackageUsage,
  },
  checkout: {
    prepare: checkout.prepare,
    authorise: checkout.authorise,
    complete: checkout.complete,
    pay: checkout.pay,
    paymentStatus: checkout.paymentStatus,
    leaveChallenge: checkout.leaveChallenge,
    terms: checkout.terms,
  },
  quickBook: { quickOffer: quickBook.quickOffer, quickBook: quickBook.quickBook },
  orders: { order: orders.order, orderCalendar: orders.orderCalendar },
  account: {
    upcomingBookings: account.upcomingBookings,
    updateUser: account.updateUser,
    changePassword: account.changePassword,
  },
  logins: {
    ownLogins: logins.ownLogins,
    endOwnLogin: logins.endOwnLogin,
    endOwnLogins: logins.endOwnLogins,
    endCustomerLogins: logins.endCustomerLogins,
  },
  linkedPeople: { linkedPeople: linkedPeople.linkedPeople },
  attendance: {
    deskClasses: attendance.deskClasses,
    attendees: attendance.attendees,
    takeBackNoShow: attendance.takeBackNoShow,
    cancelClass: attendance.cancelClass,
  },
  auditLog: { auditLog: auditLog.auditLog },
  frontOfHouse: {
    findCustomers: frontOfHouse.findCustomers,
    customerBookings: deskBookings.customerBookings,
    customerPenalties: deskPenalties.customerPenalties,
    deskSessions: deskSessions.deskSessions,
    joinWaitingListForCustomer: deskSessions.joinWaitingListForCustomer,
    leaveWaitingListForCustomer: deskSessions.leaveWaitingListForCustomer,
  },
  savedCards: { savedCards: savedCards.savedCards, removeSavedCard: savedCards.removeSavedCard },
  bookings: {
    pastBookings: bookings.pastBookings,
    bookingCancellation: bookings.bookingCancellation,
    cancelBooking: bookings.cancelBooking,
  },
  documents: { documents: documents.documents, uploadDocument: documents.uploadDocument },
  packages: { packages: packages.packages },
  guestPasses: {
    ownGuestPasses: guestPasses.ownGuestPasses,
    guestPasses: guestPasses.guestPasses,
    issueGuestPass: guestPasses.issueGuestPass,
    cancelGuestPass: guestPasses.cancelGuestPass,
  },
  payments: {
    paidOrders: payments.paidOrders,
    openPayments: payments.openPayments,
    mandate: payments.mandate,
  },
  ownMemberships: {
    ownMemberships: ownMemberships.ownMemberships,
    membershipEnding: ownMemberships.membershipEnding,
    endMembership: ownMemberships.endMembership,
    membershipFreeze: ownMemberships.membershipFreeze,
    freezeMembership: ownMemberships.freezeMembership,
    membershipUnfreezing: ownMemberships.membershipUnfreezing,
    unfreezeMembership: ownMemberships.unfreezeMembership,
  },
  memberships: {
    membershipTypes: memberships.membershipTypes,
    membershipCosts: memberships.membershipCosts,
    changeMemberships: memberships.changeMemberships,
    changeCosts: memberships.changeCosts,
    changeMembership: memberships.changeMembership,
    renewMembership: memberships.renewMembership,
    agreeToRenewal: memberships.agreeToRenewal,
  },
  joining: {
    joiningCart: joiningCart.joiningCart,
    storeMembership: joiningCart.storeMembership,
    clearJoiningCart: joiningCart.clearJoiningCart,
  },
  joiningDraft: {
    joiningDraft: joiningDraft.joiningDraft,
    saveJoiningDraft: joiningDraft.saveJoiningDraft,
    discardJoiningDraft: joiningDraft.discardJoiningDraft,
    emailJoiningDraft: joiningDraft.emailJoiningDraft,
    requestDraftLink: joiningDraft.requestDraftLink,
    handOverJoiningDraft: joiningDraft.handOverJoiningDraft,
    openJoiningDraft: joiningDraft.openJoiningDraft,
  },
  kioskCodes: {
    newKioskCode: kioskCodes.newKioskCode,
    kioskCodeState: kioskCodes.kioskCodeState,
    logInWithKioskCode: kioskCodes.logInWithKioskCode,
  },
  customQuestions: {
    customQuestions: customQuestions.customQuestions,
    answerCustomQuestions: customQuestions.answerCustomQuestions,
  },
  membershipTerms: {
    directDebitTerms: membershipTerms.directDebitTerms,
    healthCommitmentTerms: membershipTerms.healthCommitmentTerms,
    membershipTerms: membershipTerms.membershipTerms,
  },
  penalties: { penalties: penalties.penalties, recordNoShow: penalties.recordNoShow },
  mandate: { replaceMandate: mandate.replaceMandate },
  acceptedWaivers: { acceptedWaivers: acceptedWaivers.acceptedWaivers },
  agreedTerms: { agreedTerms: agreedTerms.agreedTerms },
  paymentsToSortOut: {
    paymentsToSortOut: paymentsToSortOut.paymentsToSortOut,
    paymentToSortOut: paymentsToSortOut.paymentToSortOut,
    sortOutPayment: paymentsToSortOut.sortOutPayment,
  },
  documentDecisions: {
    sentDocuments: documentDecisions.sentDocuments,
    documentFile: documentDecisions.documentFile,
    decideDocument: documentDecisions.decideDocument,
  },
  calendar: {
    calendar: calendar.calendar,
    newCalendarAddress: calendar.newCalendarAddress,
    endCalendarAddress: calendar.endCalendarAddress,
    calendarFeed: calendar.calendarFeed,
  },
  photo: { photo: photo.photo, uploadPhoto: photo.uploadPhoto, removePhoto: photo.removePhoto },
  uploads: { beginUpload: uploads.beginUpload, sendUpload: uploads.sendUpload, upload: uploads.upload },
  promotions: { validatePromotion: promotions.validatePromotion },
  waitingList: {
    waitingPlaces: waitingList.waitingPlaces,
    joinWaitingList: waitingList.joinWaitingList,
    leaveWaitingList: waitingList.leaveWaitingList,
  },
  savedFilters: {
    savedFilters: savedFilters.savedFilters,
    saveFilter: savedFilters.saveFilter,
    removeSavedFilter: savedFilters.removeSavedFilter,
  },
} as const;
