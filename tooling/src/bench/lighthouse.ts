import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { ExpectedFailure } from '../expected-failure.ts';
import { inRoot } from '../repository.ts';

/** Too large for the lock file: 114 packages, 176 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const folder = inRoot('.cache/lighthouse');

/** Lighthouse's report of one page. */
export interface SeoResult {
  /** Of 100. */
  score: number;
  /** Ids of the audits that did not pass. */
  failed: string[];
}

/** The parts of Lighthouse's report that are read here. */
interface Report {
  categories: { seo: { score: number | null } };
  audits: Record<string, { score: number | null }>;
}

/** Installs Lighthouse below `.cache`, unless it is there. */
export function installLighthouse(report: (line: string) => void): void {
  if (programOf()) return;
  report(`installing ${LIGHTHOUSE}`);
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...flags, LIGHTHOUSE], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new ExpectedFailure(`${LIGHTHOUSE} could not be installed.`);
}

function programOf(): string | null {
  try {
    return createRequire(`${folder}/`).resolve('lighthouse/cli/index.js');
  } catch {
    return null;
  }
}

/** Has Lighthouse judge what a search engine finds on a page. Throws when it cannot. */
export function rateSeo(url: string, chromium: string): SeoResult {
  const program = programOf() ?? '';
  const flags = ['--only-categories=seo', '--output=json', '--quiet'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, url, ...flags, '--chrome-flags=--headless=new --no-sandbox'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: chromium } },
  );
  if (!stdout.trim().startsWith('{')) throw new ExpectedFailure(`Lighthouse failed on ${url}.\n${stderr}`);
  return seoResultOf(JSON.parse(stdout));
}

export const seoResultOf = ({ categories, audits }: Report): SeoResult => ({
  score: Math.round((categories.seo.score ?? 0) * 100),
  failed: Object.entries(audits).flatMap(([id, { score }]) => (score !== null && score < 1 ? [id] : [])),
});
