import { describe, expect, it } from 'vitest';
import { readMemberships, readTenants, readVenues } from './files/read-seed.ts';
import { termRows, venuesOf } from './membership-rows.ts';

const { tenants, terms } = readMemberships();
const venues = readVenues();

describe.each(Object.entries(tenants))('memberships of %s', (slug, { types, promotions }) => {
  const own = venues.filter((venue) => venue.tenant === slug);

  it('are 8 to 14 of every kind', () => {
    expect(types.length).toBeGreaterThanOrEqual(8);
    expect(types.length).toBeLessThanOrEqual(14);
    const has = (test: (type: (typeof types)[number]) => boolean) => types.some(test);
    expect(has(({ ageMax }) => (ageMax ?? 99) < 18)).toBe(true);
    expect(has(({ eligibility }) => eligibility !== undefined)).toBe(true);
    expect(has(({ coverage }) => coverage === 'national')).toBe(true);
    expect(has(({ questionGroups }) => questionGroups !== undefined)).toBe(true);
    expect(has(({ venueSlugs }) => venueSlugs !== undefined)).toBe(true);
    expect(has(({ options }) => options.every(({ paymentType }) => paymentType === 'fixed'))).toBe(true);
    expect(has(({ options }) => options.some(({ fixedPeriod }) => fixedPeriod === 'days'))).toBe(true);
  });

  it('are restricted to venues that there are', () => {
    for (const type of types) {
      const limited = venuesOf(type, own);
      if (limited) expect(limited.length, type.slug).toBeGreaterThan(0);
      expect(type.venueSlugs?.length ?? 0, type.slug).toBe(type.venueSlugs ? limited?.length : 0);
    }
  });

  it('give the guest passes they speak of, each month', () => {
    for (const { slug: typeSlug, benefits, guestPasses } of types) {
      const shown = benefits.find(({ name }) => name === 'Guest passes');
      expect(shown?.totalUses, typeSlug).toBe(guestPasses?.perMonth);
      if (shown) expect(shown.frequency, typeSlug).toBe('each month');
    }
  });

  it('have ids and slugs of their own, and promotions of options that there are', () => {
    const options = types.flatMap((type) => type.options.map(({ id }) => id));
    expect(new Set(types.map(({ slug: typeSlug }) => typeSlug)).size).toBe(types.length);
    expect(new Set(options).size).toBe(options.length);
    for (const { code, paymentOptionIds = [] } of promotions) {
      expect(code).toBe(code.toUpperCase());
      for (const id of paymentOptionIds) expect(options).toContain(id);
    }
  });
});

it('no two tenants share an id', () => {
  const ids = Object.values(tenants).flatMap(({ types, promotions }) => [
    ...types.map(({ id }) => `type ${id}`),
    ...promotions.map(({ id }) => `promotion ${id}`),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('terms are in the words of the tenant, and safe', () => {
  const [tenant] = readTenants();
  if (!tenant) throw new Error('There is a tenant.');
  const named = {
    ...tenant,
    siteConfiguration: { ...tenant.siteConfiguration, directDebitServiceUserName: 'A & <B>' },
  };
  const rows = termRows(terms, named, 1);
  expect(rows.map(({ kind }) => kind)).toEqual([
    'direct-debit',
    'direct-debit',
    'health-commitment',
    'membership',
  ]);
  expect(rows[1]?.html).toContain('A &amp; &lt;B&gt; will notify you 10 working days in advance');
  for (const { html } of rows) expect(html).not.toMatch(/\{\w+\}|<script/);
});
