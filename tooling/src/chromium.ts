import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ExpectedFailure } from './expected-failure.ts';
import { inRoot } from './repository.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Every new context opens a window, and Chromium draws the suggestions of its address bar as two pages of their own.
 * No one sees them here, and they take more processor time than the page under test does to start.
 */
const WINDOW_DECORATION = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features that Playwright disables itself: Chromium reads only the last list it is given. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

export const DISABLED_FEATURES: readonly string[] = [...DISABLED_BY_PLAYWRIGHT, ...WINDOW_DECORATION];

/** Flags of the browser: no sandbox for root, and none of the background requests that a test run does not need. */
export const CHROMIUM_ARGUMENTS = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  // In its own process a frame of another site learns late what of it is in view. On a busy machine Chromium at
  // times never tells it, and draws nothing there until someone scrolls; a click waits for a drawing.
  '--disable-site-isolation-trials',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that tests run in: the one named by CHROMIUM, the system's, or Playwright's own; `null` without any. */
export function findChromium(
  environment = process.env,
  isThere: (file: string) => boolean = fs.existsSync,
): string | null {
  const folders = ['/usr/bin', ...(environment.PATH ?? '').split(path.delimiter)];
  const candidates = [
    ...(environment.CHROMIUM ? [environment.CHROMIUM] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => isThere(candidate)) ?? null;
}

/** Finds the browser or installs one. Throws a ExpectedFailure when neither is possible. */
export function ensureChromium(report: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  report('No Chromium here; installing one…');
  if (isRoot && isDebian()) run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  run(process.execPath, [
    inRoot('node_modules/@playwright/test/cli.js'),
    'install',
    ...withLibraries,
    'chromium',
  ]);
  const own = findChromium();
  if (own) return own;
  throw new ExpectedFailure(
    'No Chromium could be installed. Install one and name its program: CHROMIUM=/path/to/chromium npm test',
  );
}

const isRoot = process.getuid?.() === 0;
/** Playwright's browser needs libraries of the system, which only root can add. */
const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];

/** Debian packages a real browser; Ubuntu's package of that name is a stub that needs the snap service. */
const isDebian = () =>
  fs.existsSync('/etc/os-release') && /^ID=debian$/m.test(fs.readFileSync('/etc/os-release', 'utf8'));

const run = (program: string, words: string[]): boolean =>
  spawnSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
