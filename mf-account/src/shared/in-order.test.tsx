// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InOrder, Pending } from './in-order.tsx';

afterEach(cleanup);

it.each([true, false])(
  'a part that may be nothing keeps those below it back; with a shape: %s',
  (hasShape) => {
    render(
      <InOrder spacing={3}>
        <Pending>{hasShape && <p>Loading</p>}</Pending>
        <p>Below</p>
      </InOrder>,
    );
    const below = screen.getByText('Below');
    const pending = below.previousElementSibling;
    expect(pending).toHaveAttribute('data-loading');
    // The shape covers the parts below and takes no room.
    expect(screen.queryAllByText('Loading')).toHaveLength(hasShape ? 1 : 0);
    if (hasShape && pending) expect(getComputedStyle(pending).height).toBe('0px');
  },
);
