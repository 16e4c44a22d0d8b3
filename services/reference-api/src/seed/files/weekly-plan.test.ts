import { describe, expect, it } from 'vitest';
import { readActivities, readTemplates, readTenants, readVenues, type VenueRow } from './read-seed.ts';
import { type PlannedSeries, weeklyPlan } from './weekly-plan.ts';

const templates = readTemplates();
const weights = new Map(readActivities().map(({ id, weight }) => [id, weight]));
const pinnedOf = new Map(
  readTenants().flatMap(({ slug, venueOverrides }) =>
    venueOverrides.map((override) => [`${slug}/${override.venueSlug}`, override.pinnedProgrammes]),
  ),
);
const planOf = (venue: VenueRow) =>
  weeklyPlan(venue, templates, weights, { pinned: pinnedOf.get(`${venue.tenant}/${venue.slug}`) });
const plans = readVenues().map((venue) => ({ venue, plan: planOf(venue) }));

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const startsOn = (plan: readonly PlannedSeries[], day: string) =>
  plan.flatMap(({ slots }) =>
    slots.filter(({ byDay }) => byDay.includes(day)).flatMap((slot) => slot.startTimes),
  );

const planFor = (slug: string) => plans.find(({ venue }) => venue.slug === slug)?.plan ?? [];
const programmesAt = (slug: string) => planFor(slug).map(({ programme }) => programme.slug);

describe('the weekly plan', () => {
  it('is the same every time', () => {
    for (const { venue, plan } of plans.slice(0, 20)) expect(planOf(venue)).toEqual(plan);
  });

  it('never has more than 25 series or 14 sessions a day, nor a day without any', () => {
    for (const { venue, plan } of plans) {
      expect(plan.length, venue.slug).toBeLessThanOrEqual(25);
      for (const day of week) {
        const { length } = startsOn(plan, day);
        expect(length, `${venue.slug} ${day}`).toBeGreaterThanOrEqual(4);
        expect(length, `${venue.slug} ${day}`).toBeLessThanOrEqual(14);
      }
    }
  });

  it('fills the week of nearly every venue; a single sheet of ice or a pair of courts holds less', () => {
    const full = plans.filter(
      ({ plan }) => plan.length >= 12 && week.every((day) => startsOn(plan, day).length >= 8),
    );
    expect(full.length / plans.length).toBeGreaterThan(0.95);
  });

  it('runs from early morning to late evening', () => {
    const spread = plans.filter(({ plan }) => {
      const starts = startsOn(plan, 'Wednesday').sort();
      return (starts[0] ?? '') <= '08:00' && (starts.at(-1) ?? '') >= '18:30';
    });
    expect(spread.length / plans.length).toBeGreaterThan(0.9);
  });

  it('never asks an instructor to be in two places', () => {
    for (const { venue, plan } of plans) {
      const seats = plan.flatMap(({ instructor, slots }) =>
        slots.flatMap(({ byDay, startTimes }) =>
          byDay.flatMap((day) => startTimes.map((time) => `${instructor} ${day} ${time}`)),
        ),
      );
      const led = seats.filter((seat) => !seat.startsWith('null'));
      expect(new Set(led).size, venue.slug).toBe(led.length);
    }
  });

  it('gives every led series an instructor', () => {
    const unled = plans.flatMap(({ plan }) =>
      plan.filter(({ programme, instructor }) => programme.hasInstructor !== (instructor !== null)),
    );
    expect(unled).toEqual([]);
  });

  it('keeps every pinned programme of a flagship, at its first times', () => {
    for (const [key, pinned] of pinnedOf) {
      const plan = planFor(key.split('/')[1] ?? '');
      for (const slug of pinned) {
        const series = plan.find(({ programme }) => programme.slug === slug);
        const [first = []] = series?.programme.patterns ?? [];
        expect(series?.slots, `${key} ${slug}`).toEqual(expect.arrayContaining(first));
      }
    }
  });

  it('swims only where there is water and skates only where there is ice', () => {
    expect(programmesAt('tinside-lido')).toContain('cold-water-dip');
    expect(programmesAt('tinside-lido')).not.toContain('gym-workout');
    expect(programmesAt('murrayfield-ice-rink')).toContain('public-skating');
    expect(programmesAt('murrayfield-ice-rink')).not.toContain('lane-swimming');
    expect(programmesAt('snap-fitness-manchester-sale')).not.toContain('lane-swimming');
  });
});
