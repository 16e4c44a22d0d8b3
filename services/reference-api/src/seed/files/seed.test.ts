import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder, readRows } from '../../platform/index.ts';
import { readActivities, readTemplates, readTenants, readVenues } from './read-seed.ts';

const venues = readVenues();
const activities = readActivities();
const { programmes, rooms, instructors } = readTemplates();
const tenants = readTenants();

const here = (file: string) => path.join(dataFolder, file);
const trademarks =
  /body ?(pump|balance|combat|attack|step|jam)|zumba|les mills|spinning|boxercise|clubbercise|aquafit|crossfit|swimfit/i;

describe.each(tenants)('venues of $name', ({ slug: tenant }) => {
  const own = venues.filter((venue) => venue.tenant === tenant);

  it('are at least 150', () => expect(own.length).toBeGreaterThanOrEqual(150));

  it('have slugs of their own', () => {
    expect(new Set(own.map(({ slug }) => slug)).size).toBe(own.length);
    for (const { slug } of own) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('are in Great Britain, with a full postcode and a name', () => {
    for (const { lat, lng, name, postcode } of own) {
      expect(lat, name).toBeGreaterThan(49.8);
      expect(lat, name).toBeLessThan(60.9);
      expect(lng, name).toBeGreaterThan(-7.7);
      expect(lng, name).toBeLessThan(1.8);
      expect(postcode, name).toMatch(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/);
      expect(name.trim()).not.toBe('');
    }
  });
});

it('gives every venue an id that no other tenant uses', () => {
  expect(new Set(venues.map(({ id }) => id)).size).toBe(venues.length);
});

describe('activities', () => {
  it('are 40 to 60, known once each, without trade marks', () => {
    expect(activities.length).toBeGreaterThanOrEqual(40);
    expect(activities.length).toBeLessThanOrEqual(60);
    expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length);
    for (const { id, label, definition, weight, kind } of activities) {
      expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(`${label} ${definition}`).not.toMatch(trademarks);
      expect(weight, label).toBeGreaterThan(0);
      expect(['class', 'swim', 'racket', 'gym'], label).toContain(kind);
    }
  });

  it('each have a programme', () => {
    const offered = new Set(programmes.map(({ activityId }) => activityId));
    expect(activities.filter(({ id }) => !offered.has(id))).toEqual([]);
  });
});

describe.each(programmes)('programme $name', (programme) => {
  it('is complete', () => {
    const activity = activities.find(({ id }) => id === programme.activityId);
    expect(activity?.label).toBe(programme.activity);
    expect(programme.name).not.toMatch(trademarks);
    expect(programme.description.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2);
    expect(programme.attendeeInstructions).not.toBe('');
    expect(['Beginner', 'Intermediate', 'Advanced', 'All']).toContain(programme.level);
    expect(['NoRestriction', 'FemaleOnly', 'MaleOnly']).toContain(programme.genderRestriction);
    expect(programme.capacity).toBeGreaterThan(0);
    expect(programme.durationMinutes % 15).toBe(0);
    const roomNames = rooms.map(({ name }) => name);
    for (const room of programme.rooms) expect(roomNames).toContain(room);
  });

  it('has well-formed prices, with no one paying more than the standard price', () => {
    const { standard, member, concession } = programme.prices;
    for (const price of [standard, member ?? standard, concession]) expect(price).toMatch(/^\d+\.\d{2}$/);
    expect(Number(member ?? standard)).toBeLessThanOrEqual(Number(standard));
    expect(Number(concession)).toBeLessThanOrEqual(Number(standard));
  });

  it('starts between 06:30 and 21:00', () => {
    for (const { startTimes } of programme.patterns.flat()) {
      for (const time of startTimes) expect(time >= '06:30' && time <= '21:00', time).toBe(true);
    }
  });
});

it('knows programmes by unique slugs and offers some free', () => {
  expect(new Set(programmes.map(({ slug }) => slug)).size).toBe(programmes.length);
  expect(programmes.filter(({ prices }) => prices.standard === '0.00').length).toBeGreaterThanOrEqual(5);
});

it('names 60 instructors', () => expect(new Set(instructors).size).toBe(60));

describe.each(tenants)('brand of $name', ({ slug, icon, theme, mailLogo, venueOverrides }) => {
  it('has its files', () => {
    const files = [
      icon,
      theme.themeAppLogo,
      String(mailLogo),
      ...venueOverrides.map((override) => override.theme.themeAppLogo),
    ];
    for (const file of files) expect(existsSync(here(file)), file).toBe(true);
  });

  it('has two or three flagships with known venues and programmes', () => {
    expect([2, 3]).toContain(venueOverrides.length);
    const slugs = programmes.map((programme) => programme.slug);
    for (const { venueSlug, pinnedProgrammes } of venueOverrides) {
      expect(venues.some((venue) => venue.tenant === slug && venue.slug === venueSlug)).toBe(true);
      for (const pinned of pinnedProgrammes) expect(slugs).toContain(pinned);
    }
  });

  it('uses full hex colours and the fonts there are', () => {
    for (const look of [theme, ...venueOverrides.map((override) => override.theme)]) {
      const colours = Object.entries(look).filter(([key]) => key.endsWith('Colour') || /Colour\d$/.test(key));
      expect(colours).toHaveLength(6);
      for (const [key, colour] of colours) expect(colour, key).toMatch(/^#[0-9A-F]{6}$/);
      expect(['garage gothic', 'Lato', 'Open Sans', 'Roboto']).toContain(look.fontStyles.heading);
      expect(['garage gothic', 'Lato', 'Open Sans', 'Roboto']).toContain(look.fontStyles.body);
      expect(['solid', 'outline']).toContain(look.themeAppSecondaryButtonStyle);
    }
  });
});

it('keeps server HTML free of scripts, handlers and styles', () => {
  const html = tenants.flatMap(({ footerHtml, checkoutTerms, venueOverrides }) => [
    footerHtml,
    ...checkoutTerms.map((terms) => terms.html),
    ...venueOverrides.map((override) => override.footerHtml),
  ]);
  for (const text of html) expect(text).not.toMatch(/<script|<style|\son\w+=|javascript:/i);
});

const drawings = globSync('brand/**/*.svg', { cwd: dataFolder });
it.each(drawings)('%s has a title and loads nothing', (file) => {
  const svg = readFileSync(here(file), 'utf8');
  expect(svg).toMatch(/<title id="title">[^<]+<\/title>/);
  expect(svg).not.toMatch(/<script|<text|<image|<foreignObject|<style|href|url\(|@import|\son\w+=|<!ENTITY/i);
});

it.each(['outcodes.csv', 'places.csv'])('%s has a position in every row', (file) => {
  const rows = readRows(file);
  expect(rows.length).toBeGreaterThan(2500);
  for (const { lat, lng } of rows) {
    expect(Number(lat)).toBeGreaterThan(49.8);
    expect(Number(lat)).toBeLessThan(60.9);
    expect(Number(lng)).toBeGreaterThan(-8.7);
    expect(Number(lng)).toBeLessThan(1.8);
  }
});
