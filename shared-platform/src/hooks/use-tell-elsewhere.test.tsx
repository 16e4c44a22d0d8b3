// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithPlatform } from '../testing/render-with-platform.tsx';
import { useTellElsewhere } from './use-tell-elsewhere.ts';

it('serves released remotes: what a form does not show itself goes to the toast', () => {
  let tell: ReturnType<typeof useTellElsewhere> = () => undefined;
  function Form() {
    tell = useTellElsewhere();
    return null;
  }
  const { bus } = renderWithPlatform(<Form />);
  const toasts = vi.fn();
  bus.on('toast:requested', toasts);
  act(() => tell({ email: ['Own.'], 'address.city': ['Elsewhere.'] }, new Set(['email'])));
  act(() => tell({ email: ['Own.'] }, new Set(['email'])));
  expect(toasts).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ validationMessages: { 'address.city': ['Elsewhere.'] } }),
  );
});
