import { paths } from 'shared-contracts/links';

/** The attributes that an operator sets on the element. */
export interface JoinAttributes {
  /** The tenant's name in the address; by default that of the script. */
  tenant: string | null;
  /** The slug of the venue to join at; without one the person chooses. */
  venue: string | null;
}

const HOST = /^online-joining\.([a-z0-9-]+)\.(.+)$/;
const NAME = /^[a-z0-9][a-z0-9-]*$/;

/**
 * The address the frame shows. Throws when the script does not come from an online-joining host, or an attribute cannot
 * be part of an address.
 */
export function frameAddress(scriptUrl: string, { tenant, venue }: JoinAttributes): URL {
  const script = new URL(scriptUrl);
  const host = HOST.exec(script.host);
  if (!host)
    throw new Error(`touchline-join: load the script from your online-joining address, not ${script.host}.`);
  if (tenant && !NAME.test(tenant)) throw new Error(`touchline-join: '${tenant}' is no tenant.`);
  if (venue && !NAME.test(venue)) throw new Error(`touchline-join: '${venue}' is no venue.`);
  const path = venue ? paths.centre(venue) : paths.home;
  return new URL(
    `${path}?embedded=true`,
    `${script.protocol}//online-joining.${tenant ?? host[1]}.${host[2]}`,
  );
}
