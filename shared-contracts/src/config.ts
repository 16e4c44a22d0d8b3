import {
  array,
  boolean,
  type Infer,
  int,
  nullable,
  object,
  oneOf,
  optional,
  record,
  string,
  unknown,
} from 'shared-contracts/schema';
import { themeSchema } from './api/theme.ts';
import { APPS } from './links.ts';
import { registrySchema } from './remote.ts';

/** Deployment settings: a run-time file per installation, never compiled in (decisions 16). */
export const deploymentSchema = object({
  /** Origin of the API, without a trailing slash; empty when it is the page's own. */
  apiOrigin: string(),
  /** Path of the API base on that origin, with slashes at both ends. */
  apiBase: string(),
  /** Absolute URL or path of the basket and checkout calls, without a trailing slash. */
  checkoutUrl: string(),
  /** Address of the geocoder: `{term}` and `{key}` are filled in. */
  geocoderUrl: string(),
  /** Domain the shared cookies are set on. */
  cookieDomain: string(),
  /** Origins of the tenant's hosts. */
  origins: record(oneOf(APPS), string()),
  /** Adds the bearer header to every call (decisions 8). */
  bearer: boolean(),
  /** Address for web vitals and errors; `null` = none. */
  telemetryUrl: nullable(string()),
});
export type Deployment = Infer<typeof deploymentSchema>;

/** One answer of the API that came with the page, so that no call waits on another. */
export const preloadedAnswerSchema = object({ url: string(), status: int(), body: unknown() });
export type PreloadedAnswer = Infer<typeof preloadedAnswerSchema>;

/** A tenant's name and look, for pages that work without the API. It is public. */
export const brandSchema = object({
  name: string(),
  theme: themeSchema,
  customerServicePhone: nullable(string()),
  customerServiceEmail: nullable(string()),
});
export type Brand = Infer<typeof brandSchema>;

/** Boot data that the gateway writes into the page; a static host serves the same as `/boot.json`. */
export const pageBootSchema = object({
  app: oneOf(APPS),
  tenant: string(),
  deployment: deploymentSchema,
  registry: registrySchema,
  /** Subresource Integrity of the host's scripts and of the style sheets, by path; a development build has none. */
  fileIntegrity: optional(record(string(), string())),
  preloaded: array(preloadedAnswerSchema),
  /**
   * Answers that differ from person to person, as a visitor gets them: what a page is rendered from. Separate from the others,
   * since a host of an earlier release would show a visitor's prices to a member until they expire.
   */
  visitorAnswers: optional(array(preloadedAnswerSchema)),
  /** The addressed item does not exist: the page is not found, whatever screen the address belongs to. */
  isNotFound: optional(boolean()),
  /** The site is down for planned work: the page says so, in the last known brand. */
  isDown: optional(boolean()),
  /** The last known brand, if the answers in the page do not include it. */
  brand: optional(brandSchema),
  /** The colours of the theme the page came with, so that no browser works them out; see `brand/computed-brand`. */
  computedBrand: optional(object({ of: string(), colours: record(string(), string()) })),
});
export type PageBoot = Infer<typeof pageBootSchema>;

/** Id of the JSON script element that carries the page boot. */
export const PAGE_BOOT_ELEMENT = 'touchline-boot';
