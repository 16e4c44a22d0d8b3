import type { IncomingHttpHeaders } from 'node:http';

interface Origin {
  /** Host and port the browser asked for. */
  host: string;
  scheme: string;
  address: string;
}

const CLAIMS = /^(?:x-forwarded-.*|forwarded|x-real-ip)$/;
/** Only between the client and the gateway: by then the body has been requested and is here. */
const OF_THIS_HOP = /^expect$/;

/** The headers of a proxied call: what a client claims about its origin is replaced by what is known. */
export function forwardedHeaders(headers: IncomingHttpHeaders, origin: Origin): IncomingHttpHeaders {
  const own = Object.entries(headers).filter(
    ([name]) => !CLAIMS.test(name.toLowerCase()) && !OF_THIS_HOP.test(name.toLowerCase()),
  );
  return {
    ...Object.fromEntries(own),
    'x-forwarded-host': origin.host,
    'x-forwarded-proto': origin.scheme,
    'x-forwarded-for': origin.address,
  };
}
