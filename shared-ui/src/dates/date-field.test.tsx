// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { DateField } from './date-field.tsx';

afterEach(() => {
  vi.doUnmock('./calendar-popover.tsx');
  vi.resetModules();
});

function Birthday({ start = '', ...props }: Partial<ComponentProps<typeof DateField>> & { start?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <DateField label="Date of birth" {...props} value={day} onChange={setDay} />
      <output aria-label="Value">{day}</output>
      <button type="button" onClick={() => setDay('2026-11-22')}>
        Tomorrow
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
const value = () => screen.getByRole('status', { name: 'Value' }).textContent;

describe('typing a day', () => {
  test('inserts the slashes and passes on the day once it is complete', async () => {
    const { user } = renderBranded(<Birthday />);
    await user.type(field(), '0302200');
    expect(field().value).toBe('03/02/200');
    expect(value()).toBe('03/02/200');
    await user.type(field(), '1');
    expect(field().value).toBe('03/02/2001');
    expect(value()).toBe('2001-02-03');
  });

  test('keeps an invalid date, so that it can be reported', async () => {
    const { user } = renderBranded(<Birthday />);
    await user.type(field(), '31022024');
    await user.tab();
    expect(field().value).toBe('31/02/2024');
    expect(value()).toBe('31/02/2024');
  });

  test('leaves the caret where a mistake is corrected', async () => {
    const { user } = renderBranded(<Birthday start="2001-02-03" />);
    await user.type(field(), '{Backspace}1', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field().value).toBe('01/02/2001');
    expect(field().selectionStart).toBe(2);
    expect(value()).toBe('2001-02-01');
  });

  test.each(['3/2/2001', '2001-02-03', '03.02.2001', '03022001'])(
    'takes %s from the clipboard',
    async (text) => {
      const { user } = renderBranded(<Birthday />);
      await user.click(field());
      await user.paste(text);
      expect(value()).toBe('2001-02-03');
      await user.tab();
      expect(field().value).toBe('03/02/2001');
    },
  );

  test('shows a day that is set from outside', async () => {
    const { user } = renderBranded(<Birthday />);
    await user.type(field(), '0302');
    await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
    expect(field().value).toBe('22/11/2026');
  });
});

test('describes the date format beside its hint and its error', () => {
  renderBranded(<Birthday hint="As on your passport." error="Date must be valid." />);
  expect(field()).toHaveAccessibleDescription('As on your passport. DD/MM/YYYY Date must be valid.');
  expect(field()).toBeInvalid();
});

test('a read-only day offers no calendar', () => {
  renderBranded(<Birthday start="2001-02-03" readOnly />);
  expect(field().readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: /date/i })).toBeNull();
});

describe('the calendar', () => {
  const open = async (props: Partial<ComponentProps<typeof Birthday>> = {}) => {
    const view = renderBranded(<Birthday {...props} />);
    const button = screen.getByRole('button', { name: /Date of birth/ });
    await view.user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Choose a date: Date of birth' });
    return { ...view, button, dialog };
  };
  // Found by its number, since computing the name of every cell of a month takes long; the role is checked once.
  const day = (number: string) => within(screen.getByRole('dialog')).getByText(number);

  test('opens on the chosen day, says its month and takes another', async () => {
    const { user, button, dialog } = await open({ start: '2001-02-03' });
    expect(button).toHaveAccessibleName('Change the date, 03 Feb 2001: Date of birth');
    expect(within(dialog).getByRole('grid', { name: 'February 2001' })).toBeInTheDocument();
    expect(day('3')).toHaveRole('gridcell');
    expect(day('3')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(day('3')).toHaveFocus());
    await user.click(day('14'));
    expect(value()).toBe('2001-02-14');
    expect(field().value).toBe('14/02/2001');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });

  test('is operated by keyboard', async () => {
    const { user } = await open({ start: '2001-02-14' });
    await waitFor(() => expect(day('14')).toHaveFocus());
    for (const [key, name] of [
      ['{ArrowRight}', '15'],
      ['{ArrowDown}', '22'],
      ['{Home}', '19'],
      ['{End}', '25'],
      ['{ArrowUp}', '18'],
      ['{ArrowLeft}', '17'],
    ] as const) {
      await user.keyboard(key);
      expect(day(name), key).toHaveFocus();
    }
    await user.keyboard('{Enter}');
    expect(value()).toBe('2001-02-17');
  });

  test('moves back a month with Page Up and forward with Page Down', async () => {
    const { user } = await open({ start: '2001-02-14' });
    await waitFor(() => expect(day('14')).toHaveFocus());
    await user.keyboard('{PageUp}');
    await screen.findByRole('grid', { name: 'January 2001' });
    await waitFor(() => expect(day('14')).toHaveFocus());
    await user.keyboard('{PageDown}');
    expect(await screen.findByRole('grid', { name: 'February 2001' })).toBeInTheDocument();
  });

  test('keeps to its first and last day', async () => {
    const { user } = await open({ start: '2026-11-21', min: '2026-11-21', max: '2026-12-21' });
    expect(day('20')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
  });

  test('starts with the year if the day may be far away', async () => {
    const { user } = await open({ max: '2026-11-21' });
    // Found by its text: naming more than a hundred radios takes seconds.
    expect(screen.getByText('2001')).toHaveRole('radio');
    await user.click(screen.getByText('2001'));
    await user.click(await screen.findByRole('radio', { name: 'February' }));
    await screen.findByRole('grid', { name: 'February 2001' });
    await user.click(day('3'));
    expect(value()).toBe('2001-02-03');
  });

  test.each(['{Escape}', 'Cancel'])('%s changes nothing and gives focus back', async (way) => {
    const { user, button } = await open({ start: '2001-02-03' });
    if (way === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel' }));
    else await user.keyboard(way);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
    expect(value()).toBe('2001-02-03');
  });

  test('that cannot be loaded leaves a field to type into', async () => {
    vi.doMock('./calendar-popover.tsx', () => {
      throw new Error('Loading chunk calendar failed.');
    });
    const { user } = renderBranded(<Birthday />);
    await user.click(screen.getByRole('button', { name: 'Choose a date: Date of birth' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The calendar could not be loaded. Please type the date.',
    );
    await user.type(field(), '03022001');
    expect(value()).toBe('2001-02-03');
  });
});
