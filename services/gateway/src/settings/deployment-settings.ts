import {
  array,
  boolean,
  type Infer,
  nullable,
  optional,
  record,
  refine,
  strictObject,
  string,
} from 'shared-contracts/schema';

/** A port may be left open, as the policy of a page allows it. */
const SOURCE = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?$/i;

const origin = string().check(
  refine((text) => SOURCE.test(text), { error: 'must be an origin such as https://www.example.com' }),
);
const address = string().check(
  refine((text) => /^\/(?!\/)/.test(text) || URL.canParse(text), {
    error: 'must be a path such as /telemetry or an absolute URL',
  }),
);

/** Settings of an installation (decisions 16). */
export const deploymentSettingsSchema = strictObject({
  /** Adds the bearer header to every call; while developing it is there anyway (decisions 8). */
  bearer: boolean(),
  /** Address for web vitals and errors; `null` = none. */
  telemetryUrl: nullable(address),
  /** Address of the geocoder: `{term}` and `{key}` are filled in. */
  geocoderUrl: address,
  /** Origins that may show a tenant's pages in a frame, per tenant. */
  frameAncestors: record(string(), array(origin)),
  /** The only tenants served; every tenant the API knows when left out. */
  tenants: optional(array(string())),
});
export type DeploymentSettings = Infer<typeof deploymentSettingsSchema>;
