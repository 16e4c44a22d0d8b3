import { describe, expect, it } from 'vitest';
import { phoneLink } from './phone-link.ts';

describe('the link that dials a phone number', () => {
  it.each([
    ['0161 496 0160', 'tel:01614960160'],
    ['+44 161 496-0160', 'tel:+441614960160'],
    ['020 7946 0000 ext 12', 'tel:02079460000;ext=12'],
    ['020 7946 0000 (Ext. 12)', 'tel:02079460000;ext=12'],
    ['020 7946 0000, extension 4312', 'tel:02079460000;ext=4312'],
    ['02079460000x12', 'tel:02079460000;ext=12'],
    ['+442079460000;ext=12', 'tel:+442079460000;ext=12'],
    ['020 7946 0000 #12', 'tel:02079460000;ext=12'],
    ['Text 07700 900123', 'tel:07700900123'],
  ])('%s', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });
});
