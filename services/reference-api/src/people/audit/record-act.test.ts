import { expect, it } from 'vitest';
import { withoutLongNumbers } from './record-act.ts';

it.each([
  ['Card 4929 0000 0000 6 was declined', 'Card … was declined'],
  ['paid from 20-00-00 55779911', 'paid from …'],
  ['4929000000006', '…'],
  ['card4929000000006', 'card…'],
  ['4929.0000.0000.6 and 4929/0000/0000/6', '… and …'],
  ['4929  0000 – 0000', '…'],
  ['４９２９００００', '…'],
  ['20/00/00 at 10:15', '… at 10:15'],
  [
    'RIV100003 came at 10:15 on 12/06/2026 with 2 children',
    'RIV100003 came at 10:15 on 12/06/2026 with 2 children',
  ],
])('keeps of %s', (note, kept) => expect(withoutLongNumbers(note)).toBe(kept));
