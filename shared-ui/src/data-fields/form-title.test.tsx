// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { exampleField } from 'shared-contracts/testing';
import { expect, test } from 'vitest';
import { dataFieldSection } from '../../test-support/data-fields.ts';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { DataFieldForm } from './data-field-form.tsx';

test.each([
  ['a title', true],
  ['several sections', false],
])('a form with %s has its errors in the first section: %s', async (_, isTitled) => {
  const { user } = renderBranded(
    <DataFieldForm
      sections={[
        dataFieldSection('About you', exampleField('firstName', 'First name', { isRequired: true })),
      ]}
      answers={{}}
      onAnswer={() => undefined}
      today="2026-11-21"
      submitLabel="Save"
      onSubmit={() => undefined}
      isTitled={isTitled}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const about = screen.getByRole('group', { name: 'About you' });
  expect(about.contains(screen.getByRole('alert', { name: 'There is a problem' }))).toBe(isTitled);
});
