import { screen, waitFor, within } from '@testing-library/react';
import type { Endpoint } from 'shared-contracts/endpoint';
import { expect, type Mock, vi } from 'vitest';
import type { renderWithPlatform } from './render-with-platform.tsx';
import { failure, type TestAnswer } from './test-transport.ts';

const UNKNOWN_KEY = 'membership_user_id';
const UNKNOWN_MESSAGE = 'This cannot be done for this person.';
const about = (key: string) => `The server has something against it (${key.length}, ${key.at(-1)}).`;

/** A 422 with a message about each key, as on the wire, and about one that no form has. */
export const refusing = (endpoint: Endpoint, keys: readonly string[]): TestAnswer =>
  failure(endpoint, 422, {
    message: 'The given data was invalid.',
    validation_messages: {
      ...Object.fromEntries(keys.map((key) => [key, [about(key)]])),
      [UNKNOWN_KEY]: [UNKNOWN_MESSAGE],
    },
  });

/** Listens to the toasts of a page. */
export function toastsOf({ bus }: Pick<ReturnType<typeof renderWithPlatform>, 'bus'>): Mock {
  const toasts = vi.fn();
  bus.on('toast:requested', toasts);
  return toasts;
}

/**
 * Every message of `refusing` is where it belongs: at the field of each label and in the summary, which has the focus
 * and leads there; the one without a field in the summary and in the toast. No key is shown.
 * @param fields the label of each field by the key that the server uses
 */
export async function expectRefusalShown(
  fields: Readonly<Record<string, string | RegExp>>,
  toasts: Mock,
): Promise<void> {
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  for (const [key, label] of Object.entries(fields)) {
    // By its role where it is a text box: the DOM of these tests knows no labels of one with several lines.
    const field =
      screen.queryByRole('textbox', { name: label }) ??
      screen.getByLabelText(label, { selector: 'input, select, fieldset' });
    expect(field).toHaveAccessibleDescription(expect.stringContaining(about(key)));
    expect(within(summary).getByRole('link', { name: about(key) })).toHaveAttribute('href', `#${field.id}`);
  }
  expect(within(summary).getByText(UNKNOWN_MESSAGE)).toBeVisible();
  expect(within(summary).getAllByRole('listitem')).toHaveLength(Object.keys(fields).length + 1);
  for (const key of ['membershipUserId', UNKNOWN_KEY, 'The given data was invalid.'])
    expect(document.body).not.toHaveTextContent(key);
  expect(toasts).toHaveBeenCalledWith({
    content: '',
    type: 'danger',
    validationMessages: { membershipUserId: [UNKNOWN_MESSAGE] },
  });
}
