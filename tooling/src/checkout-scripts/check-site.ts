import { integrityOf } from './built-inventory.ts';
import type { Inventory } from './inventory.ts';

/** A site's answer to one request. */
export interface SiteAnswer {
  body: Uint8Array;
  policy: string;
}

const SCRIPT_TAG = /<script\b([^>]*)>/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * Compares a running checkout, as a browser receives it, with the inventory: its document, its policy and every script
 * (PCI DSS 4.0.1, 11.6.1). Returns what differs.
 */
export async function checkSite(
  inventory: Inventory,
  host: string,
  ask: (path: string) => Promise<SiteAnswer>,
): Promise<string[]> {
  const page = await ask('/checkout');
  const scripts = await Promise.all(
    inventory.scripts.map(async ({ script, integrity }) =>
      integrityOf((await ask(script)).body) === integrity ? [] : [`${script} is not what was built.`],
    ),
  );
  return [...documentTroubles(inventory, page), ...policyTroubles(host, page.policy), ...scripts.flat()];
}

function documentTroubles({ scripts }: Inventory, { body }: SiteAnswer): string[] {
  const known = new Set(scripts.map(({ script }) => script));
  const tags = [...new TextDecoder().decode(body).matchAll(SCRIPT_TAG)].map(
    ([, attributes = '']) => attributes,
  );
  if (tags.length === 0) return ['The page has no scripts: it is not the checkout.'];
  return tags.flatMap((tag) => {
    const source = attribute(tag, 'src');
    if (source) return known.has(source) ? [] : [`The page runs ${source}, which has no reason.`];
    return attribute(tag, 'type') === 'application/json' ? [] : ['The page has a script written into it.'];
  });
}

/** Scripts come from the folders of the host and from the one provider; a nonce is for what the document itself names. */
function policyTroubles(host: string, policy: string): string[] {
  const directive = policy.split('; ').find((one) => one.startsWith('script-src '));
  if (!directive) return ['The page has no policy for scripts.'];
  const foreign = directive
    .split(' ')
    .slice(1)
    .filter((source) => !source.startsWith("'nonce-") && !source.startsWith(`${host}/`));
  const [provider, ...others] = foreign;
  const isOrigin = provider && URL.canParse(provider) && new URL(provider).origin === provider;
  return [
    ...(isOrigin ? [] : ['The policy does not name the card provider.']),
    ...others.map((source) => `The policy lets in ${source}.`),
  ];
}
