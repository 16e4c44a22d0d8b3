// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BenefitList } from './benefit-list.tsx';

const words = {
  unlimited: 'As often as you like',
  memberPrice: 'Member price',
  uses: (count: number) => `${count} uses`,
};
const plain = { totalUses: null, frequency: null, description: null };

it('says what a place costs with each benefit, and nothing more of one whose kind is not known', () => {
  const benefits = [
    { ...plain, name: 'Gym', kind: 'included' as const },
    { ...plain, name: 'Classes', kind: 'member-price' as const },
    { ...plain, name: 'Lessons', kind: 'included' as const, totalUses: 2, frequency: 'each month' },
    { ...plain, name: '£10 credit', frequency: 'each month' },
    { ...plain, name: 'Sauna' },
  ];
  render(<BenefitList benefits={benefits} words={words} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gym: As often as you like',
    'Classes: Member price',
    'Lessons: 2 uses each month',
    '£10 credit: each month',
    'Sauna: As often as you like',
  ]);
});
