// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { IconButton } from '../core/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const about = 'You pay this once, with your first payment.';
const view = () =>
  renderBranded(
    <Tooltip text={about}>
      <IconButton icon="info" label="About the setup fee" />
    </Tooltip>,
  );
const control = () => screen.getByRole('button', { name: 'About the setup fee' });

test('keeps focus on its control while it loads, then describes it', async () => {
  const { user } = view();
  await user.tab();
  expect(control()).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(about);
  expect(control()).toHaveFocus();
  expect(control()).toHaveAccessibleDescription(about);
});

test('is shown to the pointer and hidden by Escape', async () => {
  const { user } = view();
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(control());
  expect(await screen.findByRole('tooltip')).toHaveTextContent(about);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

describe('touched', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('stays for four seconds after the finger is lifted', async () => {
    view();
    fireEvent.touchStart(control());
    await pass(200);
    expect(screen.getByRole('tooltip')).toHaveTextContent(about);
    fireEvent.touchEnd(control());
    await pass(3_900);
    expect(control()).toHaveAccessibleDescription(about);
    expect(screen.getByRole('tooltip')).toBeVisible();
    await pass(100);
    // It fades out before it is removed.
    await pass(500);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
