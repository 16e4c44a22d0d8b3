import type { APIRequestContext, Page } from '@playwright/test';
import { siteDay } from 'shared-contracts/dates';
import { advanceClock } from './clock.ts';
import { type Customer, logInAsCustomer } from './customer.ts';
import { moveDates } from './move-dates.ts';
import type { Person } from './people.ts';

/** Someone whose days are moved on. */
export interface Traveller {
  /** The session they have now. */
  member(): Customer;
  /** The day it is for them, YYYY-MM-DD. */
  today(): string;
  /** Goes on to a later moment: there the clocks of the API and of the page stay. */
  goTo(moment: Date): Promise<void>;
}

/** Lets a test move the days of someone on. A login ends after 30 days, so that each move logs in again. */
export async function travel(request: APIRequestContext, page: Page, person: Person): Promise<Traveller> {
  let now = await advanceClock(request, 0, person.tenant);
  let member = await logInAsCustomer(request, person);
  await member.logIn(page.context());
  return {
    member: () => member,
    today: () => siteDay(now),
    async goTo(moment) {
      const seconds = Math.ceil((moment.getTime() - now.getTime()) / 1000);
      now = await advanceClock(request, seconds, person.tenant);
      await page.addInitScript(moveDates, seconds * 1000);
      member = await logInAsCustomer(request, person);
      await member.logIn(page.context());
    },
  };
}
