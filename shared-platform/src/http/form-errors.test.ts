import { describe, expect, it } from 'vitest';
import { failedAnswer, networkError } from './api-error.ts';
import { formBanner } from './form-errors.ts';

describe('the banner of a form', () => {
  it.each([
    [419, null, 'Something has gone wrong, please reload and try again.'],
    [500, null, 'Something has gone wrong, please try again.'],
    [409, 'Somebody else was faster.', 'Somebody else was faster.'],
    [422, 'Not like this.', 'Not like this.'],
  ])('after %i with %j says %j', (status, message, banner) => {
    expect(formBanner(failedAnswer(status, message))).toBe(banner);
  });

  it('stays away where the fields have messages', () => {
    expect(formBanner(failedAnswer(422, 'Check the form.', { email: ['Missing.'] }))).toBeNull();
  });

  it('is there where the fields have none after all', () => {
    expect(formBanner(failedAnswer(422, 'Check the form.', { email: [] }))).toBe('Check the form.');
  });

  it('says so when no answer arrived', () => {
    expect(formBanner(networkError())).toBe('Something has gone wrong, please try again.');
  });
});
