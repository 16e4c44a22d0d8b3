import { describe, expect, it } from 'vitest';
import { ids, testFacts } from '../../testing/joining-facts.ts';
import type { SectionFlow } from './joining.ts';
import type { JoiningFacts } from './section-definition.ts';
import { sectionDefinitions } from './section-definitions.ts';
import {
  afterFinishing,
  describeSections,
  editSection,
  finishSection,
  openSection,
  storedFlow,
} from './section-flow.ts';
import type { SectionId } from './section-ids.ts';

const people = {
  visitor: { isLoggedIn: false, hasInstruction: false },
  customer: { isLoggedIn: true, hasInstruction: false },
  'customer with an instruction': { isLoggedIn: true, hasInstruction: true },
  // A billing date spares the billing day, not the Direct Debit.
  'customer with a billing date': { isLoggedIn: true, hasInstruction: false },
} as const;
type Person = keyof typeof people;

const fresh: SectionFlow = { open: null, edited: [], incomplete: [] };
const shown = (facts: JoiningFacts, flow = fresh) =>
  describeSections(sectionDefinitions, flow, facts).map(({ definition }) => definition.id);

describe('the sections shown', () => {
  it.each<[JoiningFacts['mode'], Person, JoiningFacts['paymentType'], boolean, string]>([
    ['join', 'visitor', null, false, 'CMDRX'],
    ['join', 'visitor', 'recurring', false, 'CMDRPSX'],
    ['join', 'visitor', 'recurring', true, 'CMDARPSX'],
    ['join', 'visitor', 'fixed', false, 'CMDRX'],
    ['join', 'visitor', 'fixed', true, 'CMDARX'],
    ['join', 'customer', 'recurring', false, 'CMDRPSX'],
    ['join', 'customer', 'recurring', true, 'CMDARPSX'],
    ['join', 'customer', 'fixed', false, 'CMDRX'],
    ['join', 'customer', 'fixed', true, 'CMDARX'],
    ['join', 'customer with an instruction', 'recurring', false, 'CMDRX'],
    ['join', 'customer with an instruction', 'recurring', true, 'CMDARX'],
    ['join', 'customer with an instruction', 'fixed', false, 'CMDRX'],
    ['join', 'customer with an instruction', 'fixed', true, 'CMDARX'],
    ['join', 'customer with a billing date', 'recurring', false, 'CMDRPSX'],
    ['join', 'customer with a billing date', 'recurring', true, 'CMDARPSX'],
    ['join', 'customer with a billing date', 'fixed', false, 'CMDRX'],
    ['join', 'customer with a billing date', 'fixed', true, 'CMDARX'],
    ...(['change', 'renew'] as const).flatMap((mode) =>
      [false, true].flatMap((questions): [typeof mode, Person, 'recurring' | 'fixed', boolean, string][] => [
        [mode, 'customer', 'recurring', questions, 'CMRPSX'],
        [mode, 'customer', 'fixed', questions, 'CMRX'],
        [mode, 'customer with an instruction', 'recurring', questions, 'CMRX'],
        [mode, 'customer with an instruction', 'fixed', questions, 'CMRX'],
        [mode, 'customer with a billing date', 'recurring', questions, 'CMRPSX'],
        [mode, 'customer with a billing date', 'fixed', questions, 'CMRX'],
      ]),
    ),
  ])('%s, %s, %s, questions %s: %s', (mode, person, paymentType, hasQuestions, expected) => {
    const facts = testFacts({ mode, ...people[person], paymentType, hasQuestions });
    expect(shown(facts)).toEqual(ids(expected));
    const numbers = describeSections(sectionDefinitions, fresh, facts).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('follow their order, whatever order they are listed in', () => {
    const facts = testFacts({ paymentType: 'recurring', hasQuestions: true });
    const reversed = describeSections(sectionDefinitions.toReversed(), fresh, facts);
    expect(reversed.map(({ definition }) => definition.id)).toEqual(shown(facts));
  });

  it('are all titled', () => {
    expect(sectionDefinitions.map(({ title }) => title())).toEqual([
      'Choose your home centre',
      'Choose your membership',
      'Your details',
      'Additional details',
      'Review & select dates',
      'Monthly payment',
      'Confirm your details',
      'Checkout',
    ]);
  });
});

const chosen = testFacts({ hasCentre: true, paymentType: 'recurring', hasQuestions: true, isLoggedIn: true });
const at = (open: string, edited = '', incomplete = ''): SectionFlow => ({
  open: ids(open)[0] ?? null,
  edited: ids(edited),
  incomplete: ids(incomplete),
});

describe('the open section', () => {
  it.each<[string, SectionFlow, JoiningFacts, string]>([
    ['the first at the start', fresh, testFacts(), 'C'],
    ['the one the person is at', at('M', 'C'), testFacts({ hasCentre: true }), 'M'],
    ['one reopened, the later ones kept', at('C', 'CMDAR'), chosen, 'C'],
    ['never one after a section that is incomplete', at('R', 'CD'), chosen, 'M'],
    ['the centre once it is gone', at('R', 'CMDA'), { ...chosen, hasCentre: false }, 'C'],
    ['the details once the login is gone', at('R', 'CMDA'), { ...chosen, isLoggedIn: false }, 'D'],
    [
      'the next one when there are no questions after all',
      at('A', 'CMD'),
      { ...chosen, hasQuestions: false },
      'R',
    ],
    [
      'the one before when the last one is no longer shown',
      at('P', 'CMDAR'),
      { ...chosen, hasInstruction: true },
      'R',
    ],
    ['the questions when they turn up late', at('R', 'CMD'), chosen, 'A'],
    ['the last before the checkout, which is a page', at('X', 'CMDARPS'), chosen, 'S'],
  ])('is %s', (_, flow, facts, expected) => {
    expect(openSection(sectionDefinitions, flow, facts)).toBe(ids(expected)[0] ?? null);
  });

  it('is the only one, the others are completed or wait', () => {
    const sections = describeSections(sectionDefinitions, at('A', 'CMD'), chosen);
    const statuses = sections.map(({ status }) => status);
    expect(statuses).toEqual([...Array(3).fill('completed'), 'open', ...Array(4).fill('waiting')]);
  });
});

describe('finishing a section', () => {
  it.each<[string, string, Partial<JoiningFacts>, ReturnType<typeof afterFinishing>]>([
    ['the centre', 'C', {}, { step: 'opens', id: 'membership_section' }],
    ['the details, with questions', 'D', {}, { step: 'opens', id: 'additional_details_section' }],
    ['the details, without', 'D', { hasQuestions: false }, { step: 'opens', id: 'dates_section' }],
    ['the membership, changing it', 'M', { mode: 'change' }, { step: 'opens', id: 'dates_section' }],
    ['the membership, renewing it', 'M', { mode: 'renew' }, { step: 'opens', id: 'dates_section' }],
    ['the dates, with a Direct Debit to set up', 'R', {}, { step: 'opens', id: 'dd_section' }],
    ['the dates, without', 'R', { hasInstruction: true }, { step: 'submits' }],
    ['the dates, a single payment', 'R', { paymentType: 'fixed' }, { step: 'submits' }],
    ['the Direct Debit', 'P', {}, { step: 'opens', id: 'confirmation_section' }],
    ['the confirmation', 'S', {}, { step: 'submits' }],
    ['the last there is', 'X', {}, { step: 'ends' }],
  ])('%s', (_, id, facts, expected) => {
    expect(
      afterFinishing(sectionDefinitions, fresh, { ...chosen, ...facts }, ids(id)[0] as SectionId),
    ).toEqual(expected);
  });

  it('marks it as edited once and opens the next', () => {
    const once = finishSection(sectionDefinitions, at('C'), chosen, 'centre_section');
    expect(once).toEqual(at('M', 'C'));
    expect(
      finishSection(sectionDefinitions, { ...once, open: 'centre_section' }, chosen, 'centre_section'),
    ).toEqual(once);
  });

  it('skips the details of a person who has just opened an account, and of no one else', () => {
    const flow = at('M', 'CMD');
    const next = (facts: JoiningFacts) =>
      finishSection(sectionDefinitions, flow, facts, 'membership_section').open;
    expect(next(chosen)).toBe('additional_details_section');
    expect(next({ ...chosen, isLoggedIn: false })).toBe('details_section');
  });

  it('opens the next one even if it was completed before, so that a restored cart is gone through again', () => {
    const restored = at('D', 'CMDARPS');
    expect(finishSection(sectionDefinitions, restored, chosen, 'details_section').open).toBe(
      'additional_details_section',
    );
  });

  it('leaves the last one open while what was chosen is submitted', () => {
    const flow = finishSection(sectionDefinitions, at('S', 'CMDARP'), chosen, 'confirmation_section');
    expect(flow).toEqual(at('S', 'CMDARPS'));
  });
});

describe('a section that was finished and is incomplete', () => {
  const statuses = (flow: SectionFlow) =>
    describeSections(sectionDefinitions, flow, chosen).map(({ status, hasEdit }) => [status, hasEdit]);

  it('says so, and has Edit like the others', () => {
    expect(statuses(at('D', 'CMDARPSX', 'RP'))).toEqual([
      ['completed', true],
      ['completed', true],
      ['open', false],
      ['completed', true],
      ['incomplete', true],
      ['incomplete', true],
      ['completed', true],
      ['waiting', false],
    ]);
  });

  it.each<[string, SectionFlow, SectionId | undefined]>([
    ['leads to it, past those that are complete', at('D', 'CMDARPSX', 'P'), ids('P')[0]],
    ['leads to the first of them', at('D', 'CMDARPSX', 'RP'), ids('R')[0]],
    ['opens the next one where none is incomplete', at('D', 'CMDARPSX'), ids('A')[0]],
    ['never passes over one that was not finished', at('D', 'CMDP', 'P'), ids('A')[0]],
  ])('Continue before it %s', (_what, flow, next) => {
    const after = finishSection(sectionDefinitions, flow, chosen, 'details_section');
    expect(openSection(sectionDefinitions, after, chosen)).toBe(next);
  });

  it('is complete once it is finished again', () => {
    const after = finishSection(sectionDefinitions, at('R', 'CMDARPS', 'RP'), chosen, 'dates_section');
    expect(after.incomplete).toEqual(['dd_section']);
    expect(openSection(sectionDefinitions, after, chosen)).toBe('dd_section');
  });

  it('keeps later ones from opening', () => {
    expect(openSection(sectionDefinitions, at('S', 'CMDARPS', 'A'), chosen)).toBe(
      'additional_details_section',
    );
  });
});

describe('Edit', () => {
  const editable = (flow: SectionFlow, facts: JoiningFacts) =>
    describeSections(sectionDefinitions, flow, facts)
      .filter(({ hasEdit }) => hasEdit)
      .map(({ definition }) => definition.id);

  it.each<[string, SectionFlow, JoiningFacts, string]>([
    ['every completed section, not the open one', at('A', 'CMD'), chosen, 'CMD'],
    ['nothing at the start', fresh, testFacts(), ''],
    ['not the centre of a membership that is changed', at('R', 'CM'), { ...chosen, mode: 'change' }, 'M'],
    ['neither centre nor membership when renewing', at('R', 'CM'), { ...chosen, mode: 'renew' }, ''],
    ['every section of a restored cart but the open one', at('D', 'CMDARPS'), chosen, 'CMARPS'],
  ])('is offered for %s', (_, flow, facts, expected) => {
    expect(editable(flow, facts)).toEqual(ids(expected));
  });

  it('opens a completed section and closes the present one', () => {
    expect(editSection(sectionDefinitions, at('A', 'CMD'), chosen, 'centre_section')).toEqual(at('C', 'CMD'));
  });

  it('opens none that has not been reached', () => {
    const flow = at('A', 'CMD');
    expect(editSection(sectionDefinitions, flow, chosen, 'dd_section')).toBe(flow);
  });
});

it('over a reload keeps nothing that asked for answers, terms or bank details', () => {
  expect(storedFlow(sectionDefinitions, at('S', 'CMDARPS'))).toEqual(at('S', 'CMD'));
});
