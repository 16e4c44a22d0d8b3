import Bowser from 'bowser';

/** Longer ones name no browser that anyone uses. */
const LONGEST_USER_AGENT = 512;

/** Phones and tablets whose model says more than their system. */
const NAMED_MODELS = new Set(['iPhone', 'iPad']);

/** Names of a browser and its system that their owner knows; `null` for the unknown part. */
export function deviceOf(userAgent: string | undefined): { browser: string | null; system: string | null } {
  if (!userAgent || userAgent.length > LONGEST_USER_AGENT) return { browser: null, system: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const isNamed = platform.model !== undefined && NAMED_MODELS.has(platform.model);
  return { browser: browser.name || null, system: (isNamed ? platform.model : os.name) || null };
}
