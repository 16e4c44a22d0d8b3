// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { rememberFlags } from './remember-flags.ts';

afterEach(() => sessionStorage.clear());
const open = (address: string) => rememberFlags(new URL(address, 'http://site.test'), sessionStorage);

it('stay on in the tab until an address turns them off', () => {
  expect(open('/')).toEqual({ embedded: false, kiosk: false });
  expect(open('/?embedded=true')).toEqual({ embedded: true, kiosk: false });
  expect(open('/basket?kiosk')).toEqual({ embedded: true, kiosk: true });
  expect(open('/checkout')).toEqual({ embedded: true, kiosk: true });
  expect(open('/?embedded=false&kiosk=0')).toEqual({ embedded: false, kiosk: false });
  expect(open('/')).toEqual({ embedded: false, kiosk: false });
});

it('are on for a kiosk from its home on', () => {
  open('/kiosk');
  expect(open('/')).toEqual({ embedded: false, kiosk: true });
});
