// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { iconPaths } from './icon-paths.ts';

function RouterLink({ to, children, ...rest }: { to: string; children?: ReactNode }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

test('a button does not submit by default', () => {
  renderBranded(
    <>
      <Button>Book</Button>
      <Button type="submit">Pay</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Book' })).toHaveProperty('type', 'button');
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveProperty('type', 'submit');
});

test('a quiet button that is pressed looks different from its neighbours', () => {
  renderBranded(
    <>
      <Button variant="quiet" aria-pressed={true}>
        Today
      </Button>
      <Button variant="quiet" aria-pressed={false}>
        Tomorrow
      </Button>
    </>,
  );
  const looks = (name: string) => {
    const { background, boxShadow } = getComputedStyle(screen.getByRole('button', { name }));
    return [background, boxShadow];
  };
  expect(looks('Today')).not.toEqual(looks('Tomorrow'));
});

test('while loading it keeps focus, says so and ignores presses', async () => {
  const press = vi.fn();
  const submit = vi.fn();
  const form = (loading: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" loading={loading} onClick={press}>
        Pay £12.50 now
      </Button>
    </form>
  );
  const { user, update } = renderBranded(form(false));
  await user.click(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledTimes(1);
  update(form(true));
  const button = screen.getByRole('button', { name: /Pay £12.50 now/ });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Loading');
  await user.click(button);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('with an address it is a link', () => {
  renderBranded(<Button href="/basket">Basket</Button>);
  const link = screen.getByRole('link', { name: 'Basket' });
  expect(link.getAttribute('href')).toBe('/basket');
  expect(link.hasAttribute('type')).toBe(false);
});

test('as a router link it passes on the route and no styling props', () => {
  renderBranded(
    <Button component={RouterLink} to="/venues/riverside" variant="secondary" sx={{ mt: 2 }}>
      Riverside
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Riverside' });
  expect(link.getAttribute('href')).toBe('/venues/riverside');
  expect(link.hasAttribute('sx')).toBe(false);
});

test('a disabled link cannot be followed', async () => {
  const press = vi.fn();
  const { user } = renderBranded(
    <Button href="/basket" disabled onClick={press}>
      Basket
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Basket' });
  expect(link.getAttribute('aria-disabled')).toBe('true');
  await user.click(link);
  expect(press).not.toHaveBeenCalled();
});

test('a dangerous action carries a mark, its own or the usual one', () => {
  renderBranded(
    <>
      <Button variant="secondary">Change</Button>
      <Button variant="danger">Leave</Button>
      <Button variant="danger" startIcon="trash">
        Remove
      </Button>
    </>,
  );
  const mark = (name: string) =>
    screen.getByRole('button', { name }).querySelector('path')?.getAttribute('d');
  expect(mark('Change')).toBeUndefined();
  expect(mark('Leave')).toBe(iconPaths.warning);
  expect(mark('Remove')).toBe(iconPaths.trash);
});

test('the count of an icon button draws the eye when it changes, not when it is first known', () => {
  const basket = (count?: number) => <IconButton icon="basket" label="Basket" count={count} />;
  const { container, rerender } = renderBranded(basket());
  const isNew = () => container.querySelector('[data-corner]')?.hasAttribute('data-new') ?? null;
  const counts: [number | undefined, boolean | null][] = [
    [undefined, null],
    [1, false],
    [1, false],
    [2, true],
    [0, null],
    [1, true],
  ];
  for (const [count, expected] of counts) {
    rerender(basket(count));
    expect(isNew()).toBe(expected);
  }
});

test('an icon button has its label as name and hides its count', () => {
  renderBranded(<IconButton icon="basket" label="Basket, 120 items" count={120} />);
  const button = screen.getByRole('button', { name: 'Basket, 120 items' });
  expect(button.textContent).toBe('99+');
});
