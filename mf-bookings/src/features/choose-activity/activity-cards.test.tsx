// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { highlights } from 'shared-contracts/api/highlights';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { describe, expect, it } from 'vitest';
import { ActivityCards } from './activity-cards.tsx';

const open = (given: Parameters<typeof renderWithPlatform>[1]) =>
  renderWithPlatform(<ActivityCards />, given);
const cards = () => screen.findByRole('region', { name: 'What would you like to do?' });

describe('the activities', () => {
  it('leads to the search for its name', async () => {
    open({ answers: [answer(highlights, [{ name: 'Abs/Core' }, { name: 'Yoga' }])] });
    const links = within(await cards()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/?search=Abs%2FCore&q=Abs%2FCore',
      '/?search=Yoga&q=Yoga',
    ]);
  });

  it('is drawn, or shows the operator’s picture, which says nothing beside the name', async () => {
    const picture = { url: 'https://pictures.example.com/pool.jpg', alt: 'A pool', focus: { x: 20, y: 80 } };
    open({ answers: [answer(highlights, [{ name: 'Swimming', picture }, { name: 'Yoga' }])] });
    const [photo, drawing] = within(await cards()).getAllByRole('presentation');
    expect(photo).toHaveAttribute('src', picture.url);
    expect(photo).toHaveStyle({ objectPosition: '20% 80%' });
    expect(drawing?.getAttribute('src')).toMatch(
      /^\/brand\/artwork\/\d+-[0-9a-f]{6}-[0-9a-f]{6}\/sheet\/Yoga\.svg#0$/,
    );
    expect(screen.getByRole('link', { name: 'Swimming' })).toBeInTheDocument();
  });

  it('has its drawings in one file, each at its own place', async () => {
    open({ answers: [answer(highlights, [{ name: 'Swim' }, { name: 'Abs/Core' }, { name: 'Yoga' }])] });
    const sources = within(await cards())
      .getAllByRole('presentation')
      .map((image) => image.getAttribute('src') ?? '');
    expect(new Set(sources.map((source) => source.replace(/#.*/, ''))).size).toBe(1);
    expect(sources.map((source) => source.replace(/.*\//, ''))).toEqual([
      'Swim~Abs%2FCore~Yoga.svg#0',
      'Swim~Abs%2FCore~Yoga.svg#1',
      'Swim~Abs%2FCore~Yoga.svg#2',
    ]);
  });

  it('offers the operator’s picture in its sizes and formats, the plain one for browsers that know none', async () => {
    const sources = [
      { url: '/pool-600.avif', type: 'image/avif', width: 600 },
      { url: '/pool-1200.avif', type: 'image/avif', width: 1200 },
    ];
    const picture = { url: '/pool.jpg', alt: 'A pool', sources };
    open({ answers: [answer(highlights, [{ name: 'Swimming', picture }])] });
    const photo = within(await cards()).getByRole('presentation');
    expect(photo).toHaveAttribute('src', '/pool.jpg');
    const source = photo.parentElement?.querySelector('source');
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('srcset', '/pool-600.avif 600w, /pool-1200.avif 1200w');
    expect(source).toHaveAttribute('sizes', expect.stringMatching(/vw$/));
  });

  it('shows eight at most', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ name: `Activity ${at}` }));
    open({ answers: [answer(highlights, many)] });
    expect(within(await cards()).getAllByRole('link')).toHaveLength(8);
  });

  it.each([
    ['an API without the search', failure(highlights, 404)],
    ['a tenant without activities', answer(highlights, [])],
  ])('is left out for %s', async (_what, given) => {
    const { platform } = open({ answers: [given] });
    await expect.poll(() => platform.queries.isFetching()).toBe(0);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
