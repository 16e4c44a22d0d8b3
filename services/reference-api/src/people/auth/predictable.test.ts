import { describe, expect, it } from 'vitest';
import { isPredictable } from './predictable.ts';

const words = ['riverside', 'leisure', 'riverside leisure', 'sam', 'newbury'];

describe('a password', () => {
  it.each([
    ['00000000'],
    ['987654321'],
    ['0987654321'],
    ['abcdefgh'],
    ['a'.repeat(200)],
    ['123123123'],
    ['12121212'],
    ['Abcd1234!'],
    ['Aa123456@'],
    ['Qwer1234!'],
    ['Abcd@1234'],
    ['NewburySam'],
    ['RiversideLeisure'],
    ['Riverside123456'],
    ['😀😀😀😀'],
  ])('%s can be foreseen', (password) => expect(isPredictable(password, words)).toBe(true));

  it.each([
    ['kettle otter violin'],
    ['Fr3sh-start!'],
    ['An0ther-one!'],
    ['Swimm1ng!'],
    ['samphire on the rocks'],
    ['x7Kq2vPd'],
  ])('%s cannot', (password) => expect(isPredictable(password, words)).toBe(false));
});
