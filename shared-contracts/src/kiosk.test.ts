import { describe, expect, it } from 'vitest';
import { formatKioskMemory, type KioskMemory, parseKioskMemory } from './kiosk.ts';

const nothing: KioskMemory = { turn: null, centre: null, text: null, isHighContrast: false, language: null };

describe('the cookie of a kiosk', () => {
  it.each<[string, KioskMemory]>([
    ['nothing', nothing],
    ['where it stands', { ...nothing, centre: 'sale-leisure-centre' }],
    ['the turn', { ...nothing, turn: crypto.randomUUID() }],
    ['all', { turn: 't1', centre: 'st-marys-2', text: 'largest', isHighContrast: true, language: 'pt-br' }],
  ])('brings %s back', (_, memory) => {
    expect(parseKioskMemory(formatKioskMemory(memory))).toEqual(memory);
  });

  it.each([
    null,
    undefined,
    '',
    'centre',
    'centre:<script>',
    'centre:../../etc',
    'text:huge',
    'contrast:low',
    'language:<script>',
    '%7B%7D',
  ])('ignores %s', (cookie) => expect(parseKioskMemory(cookie)).toEqual(nothing));
});
