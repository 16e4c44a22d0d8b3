import { apiTable } from 'shared-contracts/api/table';
import { siteIso } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';
import { cancellationOf, findBookable, offerAndBookable } from '../../activities/index.ts';
import {
  type Attendee,
  attendeesOf,
  requestedAttendee,
  ruleAfterFreeCancellation,
} from '../../booking-rules/index.ts';
import {
  ApiFailure,
  type ApiServer,
  callOrigin,
  handle,
  notFound,
  param,
  requireUser,
  texts,
} from '../../platform/index.ts';
import { addressLine } from '../../venues/index.ts';
import { waiversToAccept } from '../waivers/store.ts';
import { quickBook } from './quick-book.ts';
import { readBookingTerms, requireTerms } from './terms.ts';
import { checkoutTexts } from './texts.ts';

const endpoints = apiTable.quickBook;

export function registerQuickBook(app: ApiServer): void {
  handle(app, endpoints.quickOffer, async (call) => {
    const { db, tenant } = call;
    const booker = requireUser(call);
    const attendee: Attendee = (await requestedAttendee(call, call.query)) ?? booker;
    const now = call.now();
    const asker = { now, personId: attendee.id, bookerId: booker.id };
    const row = await findBookable(db, asker, tenant.id, param(call, 'session')).executeTakeFirst();
    if (!row) throw notFound();
    const forName = attendee.linked?.firstName ?? null;
    const { offer, bookable, clash } = offerAndBookable(row, { tenant, attendee, now });
    const place = { ...row, attendeeId: attendee.id, firstName: '', lastName: '' };
    const waivers = await waiversToAccept(db, [place], { tenant, user: booker });
    const { symbol } = tenant.settings.site.currency;
    const cancellation = cancellationOf(row, pence(offer.price), { tenant, now });
    const isIncluded = offer.priceReason !== null && pence(offer.price) === 0;
    return {
      id: row.id,
      kind: row.courts ? ('Slot' as const) : ('ScheduledSession' as const),
      name: row.name,
      startDate: siteIso(row.startsAt),
      endDate: siteIso(row.endsAt),
      venue: { id: row.venueId, slug: row.venueSlug, name: row.venueName, address: addressLine(row) },
      location: row.location,
      forName,
      offer: isIncluded ? { ...offer, priceReason: checkoutTexts.included(forName) } : offer,
      bookable,
      clash,
      cancellation:
        cancellation.freeUntil === null
          ? cancellation
          : {
              ...cancellation,
              description: ruleAfterFreeCancellation(pence(offer.price), tenant.settings, symbol),
            },
      terms: await readBookingTerms(db, tenant.id),
      needsWaiver: waivers.length > 0,
    };
  });

  handle(app, endpoints.quickBook, async (call) => {
    const { db, tenant, body, configuration } = call;
    const user = requireUser(call);
    if (body.selectedUserId && body.selectedUserId !== user.id) {
      throw new ApiFailure(403, texts.status.forbidden);
    }
    requireTerms(await readBookingTerms(db, tenant.id), body.terms);
    const { holdMinutes } = configuration;
    const { item } = body;
    const [attendee = user] = await attendeesOf(call, user, [item.purchasedForUserId]);
    const booking = { item, user, attendee, tenant, origin: callOrigin(call), now: call.now(), holdMinutes };
    const completeOrderId = await db.transaction().execute((tx) => quickBook(tx, booking));
    call.wakeMail();
    return { completeOrderId };
  });
}
