// @vitest-environment happy-dom
import { embedMessage } from 'shared-contracts/embed';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

const JOINING = 'https://online-joining.riverside.example.com';

beforeAll(async () => {
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: `${JOINING}/embed/touchline-join.js` });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./touchline-join.ts');
});
afterEach(() => document.body.replaceChildren());

function show(html = '<touchline-join></touchline-join>') {
  document.body.innerHTML = html;
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const heard: [string, unknown][] = [];
  for (const type of ['height', 'step', 'joined']) {
    document.body.addEventListener(`touchline:${type}`, (event) =>
      heard.push([event.type, (event as CustomEvent).detail]),
    );
  }
  const say = (data: unknown, origin = JOINING, source: unknown = frame.contentWindow) => {
    const message = new MessageEvent('message', { data, origin });
    Object.defineProperty(message, 'source', { value: source });
    window.dispatchEvent(message);
  };
  return { frame, heard, say };
}

it('shows the joining of its tenant and venue in a titled frame', () => {
  const { frame } = show('<touchline-join venue="sale" label="Become a member"></touchline-join>');
  expect(frame.src).toBe(`${JOINING}/centre/sale?embedded=true`);
  expect(frame.title).toBe('Become a member');
});

it('is as tall as the page in it, and reports its height to the page around it', () => {
  const { frame, heard, say } = show();
  say(embedMessage({ type: 'height', height: 1234 }));
  say(embedMessage({ type: 'step', step: 'dates_section' }));
  say(embedMessage({ type: 'joined' }));
  expect(frame.style.height).toBe('1234px');
  expect(heard).toEqual([
    ['touchline:height', { height: 1234 }],
    ['touchline:step', { step: 'dates_section' }],
    ['touchline:joined', {}],
  ]);
});

it.each([
  ['another origin', 'https://evil.example', undefined],
  ['another window of the same origin', JOINING, {}],
])('ignores messages from %s', (_, origin, source) => {
  const { frame, heard, say } = show();
  say(embedMessage({ type: 'height', height: 9999 }), origin, ...(source ? [source] : []));
  expect(frame.style.height).toBe('640px');
  expect(heard).toEqual([]);
});

it('starts again with another venue, and stops when it is removed', () => {
  const { heard, say } = show();
  const element = document.querySelector('touchline-join') as HTMLElement;
  element.setAttribute('venue', 'stretford');
  expect(document.querySelector('iframe')?.src).toBe(`${JOINING}/centre/stretford?embedded=true`);
  element.remove();
  say(embedMessage({ type: 'joined' }));
  expect(heard).toEqual([]);
});
