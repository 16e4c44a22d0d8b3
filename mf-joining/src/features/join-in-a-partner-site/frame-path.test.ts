import { expect, it } from 'vitest';
import { keepFramePath, pathToReturnTo } from './frame-path.ts';

const JOINING = 'https://online-joining.riverside.example.com';
const OPERATOR = 'https://www.riverside.example.com/';
const FIRST = '/centre/sale?embedded=true';

function testStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

/** A document in a frame; `parent` is another window. */
const frameAt = (path: string, referrer = OPERATOR, parent: unknown = {}) =>
  ({ parent, location: new URL(path, JOINING), document: { referrer } }) as unknown as Window;

const at = (path: string) => new URL(path, JOINING);

it('a frame that its page opens again returns to where the person was', () => {
  const storage = testStorage();
  expect(pathToReturnTo(frameAt(FIRST), storage)).toBeNull();
  keepFramePath(at('/checkout?embedded=true'), storage);
  expect(pathToReturnTo(frameAt(FIRST), storage)).toBe('/checkout?embedded=true');
  // Opened from within the frame, that address is left as it is.
  expect(pathToReturnTo(frameAt('/checkout?embedded=true', `${JOINING}${FIRST}`), storage)).toBeNull();
  keepFramePath(at('/order-confirmed/9?embedded=true'), storage);
  expect(pathToReturnTo(frameAt(FIRST), storage)).toBe('/order-confirmed/9?embedded=true');
});

it.each([
  ['the frame was already there', frameAt('/checkout?embedded=true')],
  ['a link inside the frame leads to its first address', frameAt(FIRST, `${JOINING}/checkout`)],
  ['the operator shows another centre', frameAt('/centre/stretford?embedded=true')],
])('stays where it is: %s', (_why, view) => {
  const storage = testStorage();
  pathToReturnTo(frameAt(FIRST), storage);
  keepFramePath(at('/checkout?embedded=true'), storage);
  expect(pathToReturnTo(view, storage)).toBeNull();
});

it('another centre starts again', () => {
  const storage = testStorage();
  pathToReturnTo(frameAt(FIRST), storage);
  keepFramePath(at('/checkout?embedded=true'), storage);
  pathToReturnTo(frameAt('/centre/stretford?embedded=true'), storage);
  keepFramePath(at('/basket?embedded=true'), storage);
  expect(pathToReturnTo(frameAt('/centre/stretford?embedded=true'), storage)).toBe('/basket?embedded=true');
});

it('a page of its own keeps nothing', () => {
  const storage = testStorage();
  const view = frameAt(FIRST);
  Object.assign(view, { parent: view });
  expect(pathToReturnTo(view, storage)).toBeNull();
  keepFramePath(at('/checkout?embedded=true'), storage);
  expect(pathToReturnTo(frameAt(FIRST), storage)).toBeNull();
});

it.each(['{', '[1,2]', '["/a"]', '"x"'])('counts the damaged entry %s as none', (entry) => {
  const storage = testStorage();
  storage.setItem('touchline:frame-path', entry);
  expect(pathToReturnTo(frameAt(FIRST), storage)).toBeNull();
});

it('leads nowhere but to a path of its own site', () => {
  const storage = testStorage();
  storage.setItem('touchline:frame-path', JSON.stringify([FIRST, 'javascript:alert(1)']));
  expect(pathToReturnTo(frameAt(FIRST), storage)).toBeNull();
});
