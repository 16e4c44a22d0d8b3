import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RECOVERY_SCRIPT } from './recovery-script.ts';

const asked = vi.fn<typeof fetch>();
const reload = vi.fn();
const status = { textContent: 'It comes back.' };

/** The part of a document that the script uses; each test has its own. */
class Page extends EventTarget {
  hidden = false;
  getElementById = () => status;
}
let page = new Page();

/** Runs it as the page would. */
function run(): void {
  const location = { href: 'http://site/basket?a=1', reload };
  new Function('document', 'fetch', 'location', RECOVERY_SCRIPT)(page, asked, location);
}
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const answers = (...statuses: (number | 'nothing')[]) => {
  for (const each of statuses) {
    if (each === 'nothing') asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    else asked.mockResolvedValueOnce(new Response(null, { status: each }));
  }
};

beforeEach(() => {
  page = new Page();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  asked.mockReset();
  reload.mockReset();
});

test('polls less and less often, and opens the same address once it is back', async () => {
  answers(503, 'nothing', 502, 200);
  run();
  await after(4.9);
  expect(asked).toHaveBeenCalledTimes(0);
  for (const [seconds, times] of [
    [0.1, 1],
    [9.9, 1],
    [0.1, 2],
    [20, 3],
    [40, 4],
  ] as const) {
    await after(seconds);
    expect(asked).toHaveBeenCalledTimes(times);
  }
  expect(asked).toHaveBeenLastCalledWith(
    'http://site/basket?a=1',
    expect.objectContaining({ method: 'HEAD' }),
  );
  expect(status.textContent).toBe('The site is back. Opening the page.');
  expect(reload).toHaveBeenCalledOnce();
  await after(600);
  expect(asked).toHaveBeenCalledTimes(4);
});

test('polls at least once a minute', async () => {
  asked.mockResolvedValue(new Response(null, { status: 503 }));
  run();
  await after(75);
  asked.mockClear();
  await after(600);
  expect(asked).toHaveBeenCalledTimes(10);
});

test('does not poll while the page is hidden, and does soon after it is shown', async () => {
  page.hidden = true;
  answers(200);
  run();
  await after(600);
  expect(asked).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await after(5);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that is permanently gone is opened too, and says so itself', async () => {
  answers(404);
  run();
  await after(5);
  expect(reload).toHaveBeenCalledOnce();
});
