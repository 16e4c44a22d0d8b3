import { expect, test } from 'vitest';
import { problemsOf } from './structured-data-problems.ts';

const pageWith = (data: object) =>
  `<html><head><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script></head></html>`;

const event = {
  '@type': 'Event',
  name: 'Yoga',
  startDate: '2099-06-12T18:30:00+01:00',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'SportsActivityLocation', name: 'Sale', address: { '@type': 'PostalAddress' } },
  offers: { '@type': 'Offer', price: '6.50', priceCurrency: 'GBP' },
};

test('an event as it should be has no problem', async () => {
  expect(await problemsOf(pageWith(event))).toEqual([]);
});

test.each([
  ['of a type that does not exist', { ...event, '@type': 'Evnt' }, 'Type "Evnt" is not a valid'],
  ['with a property that does not exist', { ...event, startsAt: 'noon' }, 'Property "startsAt"'],
  ['without a name', { ...event, name: undefined }, 'Required attribute "name" is missing'],
  ['without a start', { ...event, startDate: undefined }, 'Required attribute "startDate" is missing'],
  ['without an address', { ...event, location: 'Sale' }, 'Required attribute "location.address" is missing'],
  ['that starts at no time', { ...event, startDate: 'soon' }, 'Event.startDate: "soon"'],
  [
    'in a state that does not exist',
    { ...event, eventStatus: 'https://schema.org/Done' },
    'Event.eventStatus',
  ],
  ['at an offer', { ...event, location: { ...event.location, '@type': 'Offer' } }, 'Event.location'],
  ['of many places', { ...event, maximumAttendeeCapacity: 'many' }, 'Event.maximumAttendeeCapacity: "many"'],
])('an event %s has one', async (_what, data, problem) => {
  expect((await problemsOf(pageWith(data))).join('; ')).toContain(problem);
});

test('a place without an address has a problem, and so has a site that claims what it is not', async () => {
  const place = { '@type': 'SportsActivityLocation', name: 'Sale' };
  expect(await problemsOf(pageWith(place))).toEqual(['Required attribute "address" is missing']);
  const site = { '@type': 'WebSite', name: 'Riverside', openingHours: 'Mo-Su' };
  expect((await problemsOf(pageWith(site))).join()).toContain('Property "openingHours" for type "WebSite"');
});
