import { satisfy } from '@module-federation/runtime';

/** Reason that a host cannot serve what a remote takes from it, as a sentence; `null` when it can. */
export function findIncompatibility(
  takes: Readonly<Record<string, string>>,
  versions: Readonly<Record<string, string>>,
): string | null {
  for (const [request, range] of Object.entries(takes)) {
    const version = versions[request];
    if (version === undefined) return `It takes ${request} from its host, and this host provides none.`;
    if (!satisfy(version, range)) return `It is made for ${request} ${range}; this host provides ${version}.`;
  }
  return null;
}
