// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgottenPassword } from 'shared-contracts/api/auth';
import { describe, expect, it } from 'vitest';
import { type failure, renderWithPlatform, type TestAnswer } from '../testing/index.ts';
import { useApiMutation } from './use-api-mutation.ts';

/** Shows what a request tracks. */
function Request() {
  const { run, requesting, error, status, validationMessages } = useApiMutation(forgottenPassword);
  return (
    <>
      <button type="button" onClick={() => void run({ body: { emailOrReference: 'sam' } })}>
        Send
      </button>
      <output>{JSON.stringify([requesting, error?.message ?? null, status, validationMessages])}</output>
    </>
  );
}

/** A server that answers on demand. */
function open() {
  let answer: (status: number, parts?: Parameters<typeof failure>[2]) => void = () => undefined;
  const slow: TestAnswer = {
    endpoint: forgottenPassword,
    respond: () =>
      new Promise((resolve) => {
        answer = (status, parts = {}) =>
          resolve({ status, body: { status_code: status, data: {}, ...parts } });
      }),
  };
  renderWithPlatform(<Request />, { answers: [slow] });
  return {
    send: () => userEvent.click(screen.getByRole('button')),
    answer: (...said: Parameters<typeof answer>) => answer(...said),
  };
}

const tracked = (requesting: boolean, error: string | null, status: number | null, messages: object = {}) =>
  screen.findByText(JSON.stringify([requesting, error, status, messages]));

describe('a request', () => {
  it('tracks nothing before it starts', async () => {
    open();
    expect(await tracked(false, null, null)).toBeTruthy();
  });

  it('keeps what failed, until the next one starts', async () => {
    const { send, answer } = open();
    await send();
    expect(await tracked(true, null, null)).toBeTruthy();
    answer(422, { message: 'Look again.', validation_messages: { email_or_reference: ['Missing.'] } });
    expect(await tracked(false, 'Look again.', 422, { emailOrReference: ['Missing.'] })).toBeTruthy();
    await send();
    expect(await tracked(true, null, null)).toBeTruthy();
    answer(500);
    expect(await tracked(false, 'Something has gone wrong, please try again.', 500)).toBeTruthy();
  });

  it('keeps the status of a success', async () => {
    const { send, answer } = open();
    await send();
    answer(201);
    expect(await tracked(false, null, 201)).toBeTruthy();
  });
});
