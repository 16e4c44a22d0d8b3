import { COLUMNS, type Column } from './callers.ts';

/**
 * Expected answers of every call, which names things of Alex: `owner`. In the order of the walk, so that calls
 * that remove something come last.
 *
 * - `desk` and `staff` are staff of the tenant, `staff` with the role of a manager, as `staff2` has.
 * - `waiting` is a manager of the tenant who has logged in, but has not confirmed the login with the second factor.
 * - `linked` books for Alex; `tenant2` and `staff2` are a customer and staff of another tenant, on their own hosts.
 * - `yes`: it succeeds, and neither shows nor changes anything of Alex's.
 * - `Alex`: it succeeds, and is about Alex.
 * - A number is the status of the refusal: 409 and 422 where the caller may, and the moment or what was sent spoke against it.
 * - `for Alex` names Alex as whom the call is for. Anyone who takes a line out of the basket a second time finds none, and
 *   Alex is logged out once staff have done that.
 */
const TABLE = `
call                       | visitor | stranger | linked  | tenant2 | staff2  | waiting | desk  | staff | owner

# What can be read without a login
client                     | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
dataFields                 | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
theme                      | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
venues                     | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
venue                      | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
joiningVenues              | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
joiningVenue               | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
footer                     | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
activities                 | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
sessions                   | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
session                    | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
weeklySessions             | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
related                    | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
searchSessions             | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
highlights                 | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
facilityUses               | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
slots                      | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
nextSlots                  | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
membershipTypes            | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
membershipCosts            | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
joiningCart                | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
customQuestions            | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
directDebitTerms           | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
healthCommitmentTerms      | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
membershipTerms            | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
calendarFeed               | Alex    | Alex    | Alex    | 404     | 404     | Alex    | Alex  | Alex  | Alex
validatePromotion          | yes     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | yes
geocode                    | yes     | yes     | yes     | 403     | 403     | yes     | yes   | yes   | yes

# What can be read with one
currentUser                | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
sessions for Alex          | 401     | 403     | Alex    | 403     | 403     | 403     | 403   | 403   | Alex
session for Alex           | 401     | 403     | Alex    | 403     | 403     | 403     | 403   | 403   | Alex
weeklySessions for Alex    | 401     | 403     | Alex    | 403     | 403     | 403     | 403   | 403   | Alex
searchSessions for Alex    | 401     | 403     | Alex    | 403     | 403     | 403     | 403   | 403   | Alex
related for Alex           | 401     | 403     | Alex    | 403     | 403     | 403     | 403   | 403   | Alex
slots for Alex             | 401     | 403     | Alex    | 403     | 403     | 403     | 403   | 403   | Alex
nextSlots for Alex         | 401     | 403     | Alex    | 403     | 403     | 403     | 403   | 403   | Alex
cart                       | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
cart for Alex              | 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | Alex
prepare                    | 401     | 409     | 409     | 409     | 409     | 409     | 409   | 409   | Alex
paymentStatus              | 401     | 404     | 404     | 404     | 404     | 404     | Alex  | Alex  | Alex
terms                      | 401     | 404     | 404     | 404     | 404     | 404     | Alex  | Alex  | Alex
quickOffer                 | 401     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | Alex
quickOffer for Alex        | 401     | 403     | Alex    | 403     | 403     | 403     | 403   | 403   | Alex
order                      | 401     | 403     | 403     | 404     | 404     | 403     | Alex  | Alex  | Alex
orderCalendar              | 401     | 403     | 403     | 404     | 404     | 403     | Alex  | Alex  | Alex
upcomingBookings           | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
linkedPeople               | 401     | yes     | Alex    | yes     | yes     | yes     | yes   | yes   | Alex
deskClasses                | 401     | 403     | 403     | 403     | yes     | 403     | yes   | yes   | 403
customerBookings           | 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | 403
customerPenalties          | 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | 403
deskSessions               | 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | 403
attendees                  | 401     | 403     | 403     | 403     | yes     | 403     | Alex  | Alex  | 403
savedCards                 | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
pastBookings               | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
bookingCancellation        | 401     | 403     | 403     | 404     | 404     | 403     | Alex  | Alex  | Alex
documents                  | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
upload                     | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | Alex
packages                   | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
ownGuestPasses             | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
guestPasses                | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
paidOrders                 | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
openPayments               | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
mandate                    | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
ownMemberships             | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
membershipEnding           | 401     | 403     | 403     | 404     | 404     | 403     | 403   | 403   | Alex
membershipFreeze           | 401     | 403     | 403     | 404     | 404     | 403     | 403   | 403   | Alex
membershipUnfreezing       | 401     | 403     | 403     | 404     | 404     | 403     | 403   | 403   | 409
changeMemberships          | 401     | 403     | 403     | 404     | 404     | 403     | 403   | 403   | Alex
changeCosts                | 401     | 403     | 403     | 404     | 404     | 403     | 403   | 403   | 422
penalties                  | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
acceptedWaivers            | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
agreedTerms                | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
acceptedWaivers for Alex   | 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | Alex
paymentsToSortOut          | 401     | 403     | 403     | 403     | yes     | 403     | yes   | yes   | 403
paymentToSortOut           | 401     | 403     | 403     | 403     | 404     | 403     | yes   | yes   | 403
sentDocuments              | 401     | 403     | 403     | 403     | yes     | 403     | Alex  | Alex  | 403
documentFile               | 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | 403
calendar                   | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
photo                      | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | Alex
waitingPlaces              | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
savedFilters               | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
favourites                 | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
forYou                     | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
joiningDraft               | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex

kioskCodeState             | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
emailConfirmation          | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
ownLogins                  | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
passkeys                   | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
auditLog                   | 401     | 403     | 403     | 403     | yes     | 403     | 403   | Alex  | 403

# What changes something
updateCartItem             | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | Alex
updateCartItem for Alex    | 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | Alex
removeBenefit              | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | Alex
removeBenefit for Alex     | 401     | 403     | 403     | 403     | 404     | 403     | 409   | 409   | 409
removePackageUsage         | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | 409
removePackageUsage for Alex| 401     | 403     | 403     | 403     | 404     | 403     | 409   | 409   | 409
login                      | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
register                   | yes     | 422     | 422     | 422     | 422     | 422     | 422   | 422   | 422
checkEmail                 | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
findAddresses              | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
forgottenPassword          | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
resetPassword              | 422     | 422     | 422     | 422     | 422     | 422     | 422   | 422   | 422
confirmEmail               | 422     | 422     | 422     | 422     | 422     | 422     | 422   | 422   | 422
disownEmail                | 422     | 422     | 422     | 422     | 422     | 422     | 422   | 422   | 422
sendConfirmation           | 401     | 409     | 409     | 409     | 409     | 409     | 409   | 409   | 409
logInWithKioskCode         | 422     | 422     | 422     | 422     | 422     | 422     | 422   | 422   | 422
passkeyOptions             | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
logInWithPasskey           | 422     | 422     | 422     | 422     | 422     | 422     | 422   | 422   | 422
newKioskCode               | 401     | yes     | yes     | yes     | 403     | 403     | 403   | 403   | Alex
startPasskey               | 401     | yes     | yes     | yes     | yes     | 403     | yes   | yes   | Alex
addPasskey                 | 401     | 422     | 422     | 422     | 422     | 403     | 422   | 422   | 422
addToCart                  | 401     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | Alex
addToCart for Alex         | 401     | 403     | 403     | 403     | 404     | 403     | 409   | 409   | 409
applyCredit                | 401     | 422     | 422     | 422     | 422     | 422     | 422   | 422   | Alex
applyCredit for Alex       | 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | Alex
keepPlaces                 | 401     | yes     | yes     | 409     | 409     | yes     | yes   | yes   | Alex
keepPlaces for Alex        | 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | Alex
authorise                  | 401     | 422     | 422     | 422     | 422     | 422     | 422   | 422   | 422
complete                   | 401     | 422     | 422     | 422     | 422     | 422     | 422   | 422   | 422
complete for Alex          | 401     | 403     | 403     | 403     | 403     | 403     | 403   | 403   | 422
pay                        | 401     | 403     | 403     | 403     | 422     | 403     | 422   | 422   | 403
pay for Alex               | 401     | 403     | 403     | 403     | 404     | 403     | 422   | 422   | 403
quickBook                  | 401     | 422     | 422     | 422     | 422     | 422     | 422   | 422   | 422
quickBook for Alex         | 401     | 403     | 403     | 403     | 403     | 403     | 403   | 403   | 422
updateUser                 | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
recordNoShow               | 401     | 403     | 403     | 403     | 404     | 403     | 409   | 409   | 403
findCustomers              | 401     | 403     | 403     | 403     | yes     | 403     | yes   | yes   | 403
uploadDocument             | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | Alex
beginUpload                | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | Alex
sendUpload                 | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | Alex
issueGuestPass             | 401     | 409     | 409     | 409     | 409     | 409     | 409   | 409   | Alex
cancelGuestPass            | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | Alex
replaceMandate             | 401     | 409     | 409     | 409     | 409     | 409     | 409   | 409   | Alex
freezeMembership           | 401     | 403     | 403     | 404     | 404     | 403     | 403   | 403   | Alex
unfreezeMembership         | 401     | 403     | 403     | 404     | 404     | 403     | 403   | 403   | 409
changeMembership           | 401     | 403     | 403     | 404     | 404     | 403     | 403   | 403   | 409
renewMembership            | 401     | 403     | 403     | 404     | 404     | 403     | 403   | 403   | 409
agreeToRenewal             | 401     | 403     | 403     | 404     | 404     | 403     | 403   | 403   | 422
storeMembership            | 401     | yes     | yes     | 422     | 422     | yes     | yes   | yes   | 422
answerCustomQuestions      | 401     | 422     | 422     | 404     | 404     | 422     | 422   | 422   | 422
sortOutPayment             | 401     | 403     | 403     | 403     | 404     | 403     | 403   | yes   | 403
decideDocument             | 401     | 403     | 403     | 403     | 404     | 403     | 409   | 409   | 403
uploadPhoto                | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
joinWaitingListForCustomer | 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | 403
joinWaitingList            | 401     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | Alex
saveFilter                 | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
addFavourite               | 401     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | Alex
saveJoiningDraft           | 404     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
emailJoiningDraft          | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
requestDraftLink           | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
handOverJoiningDraft       | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
openJoiningDraft           | 422     | 422     | 422     | 422     | 422     | 422     | 422   | 422   | 422

# What takes something away
leaveChallenge             | 401     | 404     | 404     | 404     | 404     | 404     | Alex  | Alex  | Alex
takeBackNoShow             | 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | 403
removeSavedCard            | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | Alex
discardJoiningDraft        | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
clearJoiningCart           | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
leaveWaitingListForCustomer| 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | 403
leaveWaitingList           | 401     | yes     | yes     | 404     | 404     | yes     | yes   | yes   | Alex
removeSavedFilter          | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | Alex
removeFavourite            | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | Alex
removeFromCart             | 401     | 404     | 404     | 404     | 404     | 404     | 404   | 404   | Alex
removeFromCart for Alex    | 401     | 403     | 403     | 403     | 404     | 403     | 404   | 404   | 404
clearCart                  | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
clearCart for Alex         | 401     | 403     | 403     | 403     | 404     | 403     | Alex  | Alex  | Alex
cancelClass                | 401     | 403     | 403     | 403     | 404     | 403     | 403   | Alex  | 403
cancelBooking              | 401     | 403     | 403     | 404     | 404     | 403     | 409   | 409   | 409
endMembership              | 401     | 403     | 403     | 404     | 404     | 403     | 403   | 403   | Alex
newCalendarAddress         | 401     | yes     | yes     | yes     | yes     | 403     | yes   | yes   | Alex
endCalendarAddress         | 401     | yes     | yes     | yes     | yes     | 403     | yes   | yes   | Alex
removePhoto                | 401     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | Alex
removePasskey              | 401     | 404     | 404     | 404     | 404     | 403     | 404   | 404   | Alex
endOwnLogin                | 401     | 404     | 404     | 404     | 404     | 403     | 404   | 404   | Alex
startSecondFactor          | 401     | 403     | 403     | 403     | yes     | 403     | yes   | yes   | 403
confirmSecondFactor        | 401     | 403     | 403     | 403     | 422     | 403     | 422   | 422   | 403
passSecondFactor           | 401     | 403     | 403     | 403     | 409     | 422     | 409   | 409   | 403
passWithPasskey            | 401     | 403     | 403     | 403     | 422     | 422     | 422   | 422   | 403
endOwnLogins               | 401     | yes     | yes     | yes     | yes     | 403     | yes   | yes   | Alex
endCustomerLogins          | 401     | 403     | 403     | 403     | 404     | 403     | 403   | Alex  | 401
changePassword             | 401     | yes     | yes     | yes     | yes     | 403     | yes   | yes   | Alex
logout                     | yes     | yes     | yes     | yes     | yes     | yes     | yes   | yes   | yes
`;

export type Cell = 'yes' | 'Alex' | number;

/** Expected answers of one call, by column. */
export interface AccessRow {
  /** Its name in the API table. */
  call: string;
  /** True if it says that it is for Alex. */
  isForAlex: boolean;
  cells: readonly { column: Column; cell: Cell }[];
}

const FOR_ALEX = ' for Alex';

const cellOf = (text: string): Cell => {
  if (text === 'yes' || text === 'Alex') return text;
  if (/^(?:40[1349]|422)$/.test(text)) return Number(text);
  throw new Error(`The table of access has a cell that means nothing: ${text}`);
};

function rowOf(line: string): AccessRow {
  const [name = '', ...cells] = line.split('|').map((part) => part.trim());
  if (cells.length !== COLUMNS.length) throw new Error(`The table of access has no whole row for ${name}.`);
  return {
    call: name.replace(FOR_ALEX, ''),
    isForAlex: name.endsWith(FOR_ALEX),
    cells: COLUMNS.map((column, at) => ({ column, cell: cellOf(cells[at] ?? '') })),
  };
}

/** The table, row by row. */
export const accessRows: readonly AccessRow[] = TABLE.split('\n')
  .filter((line) => line.includes('|') && !line.startsWith('call '))
  .map(rowOf);
