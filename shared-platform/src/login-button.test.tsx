// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { LoginButton, type LoginButtonVariant } from './login-button.tsx';
import { renderWithPlatform } from './testing/render-with-platform.tsx';

describe('the login button', () => {
  it.each(['primary', 'secondary', 'text'] as const)('may be %s', (variant) => {
    renderWithPlatform(<LoginButton variant={variant}>Log in</LoginButton>);
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('data-variant', variant);
  });

  it('may be nothing else', () => {
    expectTypeOf<LoginButtonVariant>().toEqualTypeOf<'primary' | 'secondary' | 'text'>();
    renderWithPlatform(<LoginButton variant={'danger' as LoginButtonVariant}>Log in</LoginButton>);
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('data-variant', 'primary');
  });

  it('asks the host for the login, with what to carry on', async () => {
    const press = vi.fn();
    const { bus } = renderWithPlatform(
      <LoginButton resume="add-1" onPress={press}>
        Log in
      </LoginButton>,
    );
    const asked = vi.fn();
    bus.on('session:login-requested', asked);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(press).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ resume: 'add-1' });
  });
});
