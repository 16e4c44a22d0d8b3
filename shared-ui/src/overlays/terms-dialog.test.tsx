// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { TermsDialog } from './terms-dialog.tsx';

afterEach(() => void vi.restoreAllMocks());

/** happy-dom lays nothing out, so the heights of the region are given. */
function show(contentHeight: number, body = <p>You look after yourself.</p>) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(contentHeight);
  const agree = vi.fn();
  const cancel = vi.fn();
  const terms = [{ id: 7, title: 'Health commitment', body }];
  const view = renderBranded(
    <TermsDialog open title="Terms and conditions" terms={terms} onAgree={agree} onCancel={cancel} />,
  );
  const region = screen.getByRole('region', { name: 'Terms and conditions' });
  return {
    ...view,
    agree,
    cancel,
    region,
    button: screen.getByRole<HTMLButtonElement>('button', { name: 'I Agree' }),
  };
}

test('long terms can be agreed to only after scrolling to the end', async () => {
  const { user, agree, region, button } = show(900);
  expect(button.disabled).toBe(true);
  region.scrollTop = 589;
  fireEvent.scroll(region);
  expect(button.disabled).toBe(true);
  region.scrollTop = 590;
  fireEvent.scroll(region);
  expect(button.disabled).toBe(false);
  region.scrollTop = 0;
  fireEvent.scroll(region);
  await user.click(button);
  expect(agree).toHaveBeenCalledTimes(1);
});

test('terms that fit can be agreed to at once', () => {
  expect(show(200).button.disabled).toBe(false);
});

test('terms that are still loading do not count as read', () => {
  const { button, region } = show(200, <div aria-busy="true" />);
  expect(button.disabled).toBe(true);
  fireEvent.scroll(region);
  expect(button.disabled).toBe(true);
});

test('the terms can be reached and scrolled by keyboard', () => {
  const { region } = show(900);
  region.focus();
  expect(document.activeElement).toBe(region);
  expect(screen.getByRole('heading', { level: 3, name: 'Health commitment' })).toBeTruthy();
});

test('Cancel leaves without agreeing', async () => {
  const { user, agree, cancel } = show(200);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(agree).not.toHaveBeenCalled();
});
