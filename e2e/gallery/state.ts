import type { Page } from '@playwright/test';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import type { AppName } from 'shared-contracts/links';
import type { AnswerChange } from '../support/answers/answer-change.ts';
import type { Content } from '../support/answers/content.ts';
import type { Customer } from '../support/customer.ts';
import type { Tenant } from '../support/hosts.ts';
import type { PersonName } from './seeded-people.ts';

export const TENANTS: readonly Tenant[] = ['riverside', 'northpeak', 'harbour'];

/** Widths of the window in CSS pixels, widest first: a page is opened once and made narrower. */
export const WIDTHS = [1280, 1080, 768, 390, 320] as const;
/** Those of people's own devices; 1080 is a terminal in a centre. */
export const USUAL_WIDTHS: readonly Width[] = [1280, 768, 390, 320];
export type Width = (typeof WIDTHS)[number];

type IsWanted = (session: ScheduledSession) => boolean;

/** The system behind a picture, as a state may query it. */
export interface Scene {
  tenant: Tenant;
  /** A venue whose timetable shows every case on every day. */
  venue: { slug: string; name: string };
  /** The state's person at the API, or Sam for a visitor; only the state's person is logged in on the page. */
  customer: Customer;
  /** The first class from tomorrow on that is as wished. */
  findClass(isWanted: IsWanted): Promise<ScheduledSession>;
  /** The id of an order that the state's person has paid for by card. */
  placeOrder(): Promise<string>;
}

/** One look of the product, as it is to be photographed. */
export interface State {
  /** Names the pictures; unique in its area. */
  id: string;
  title: string;
  app: AppName;
  /** Path on the app's host, or an absolute address. */
  path: string | ((scene: Scene) => string | Promise<string>);
  /** The tenants it is photographed in; all of them unless named. */
  tenants?: readonly Tenant[];
  /** The usual ones unless named. */
  widths?: readonly Width[];
  contents?: readonly Content[];
  /** The person logged in; a visitor by default. No one else uses their basket in the meantime. */
  as?: PersonName;
  /** The classes that wait in the basket. */
  basket?: readonly IsWanted[];
  /** Answers of the API in place of the true ones. */
  answers?: readonly AnswerChange[];
  /** Something lies over the page: only what the window shows is photographed. */
  isOverlay?: boolean;
  /** It does not last, so the page is opened again for each width. */
  isFleeting?: boolean;
  /** Some of its files never come, so the page is never loaded. */
  neverLoads?: boolean;
  /** A message takes the place of its whole content, and what was far below comes into view. */
  replacesContent?: boolean;
  /** Errors in the console that belong to the state. */
  expects?: readonly RegExp[];
  /** Brings the opened page into the state, and waits until it is there. */
  prepare(page: Page, scene: Scene): Promise<unknown>;
}

/** The states that one team looks after. */
export interface Area {
  id: string;
  title: string;
  states: readonly State[];
}
