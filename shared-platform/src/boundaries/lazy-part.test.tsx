// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { Dialog } from 'shared-ui/overlays';
import { describe, expect, it, vi } from 'vitest';
import { ScreenNotFound } from '../screen-not-found.ts';
import { renderWithPlatform } from '../testing/index.ts';
import { type LazyPartOptions, lazyPart } from './lazy-part.tsx';

interface Props {
  isShown?: boolean;
  onClose?(): void;
}

/** A part whose code fails to arrive the given number of times. */
function failing(times: number, Part: ComponentType<Props>, options: LazyPartOptions<Props> = {}) {
  let attempts = 0;
  const load = vi.fn(async () => {
    if (++attempts <= times) throw new Error('The module threw.');
    return { default: Part };
  });
  return { load, Part: lazyPart<Props>(load, options) };
}

const Shop = () => <p>The shop window</p>;
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('a lazy part of a screen', () => {
  it('shows what is pending, then the part', async () => {
    const { Part } = failing(0, Shop, { pending: () => <p>Waiting</p> });
    renderWithPlatform(<Part />);
    expect(screen.getByText('Waiting')).toBeInTheDocument();
    expect(await screen.findByText('The shop window')).toBeInTheDocument();
  });

  it('that does not arrive is replaced by words, the rest stays, and the first click brings it', async () => {
    const { Part, load } = failing(1, Shop);
    renderWithPlatform(
      <>
        <h1>The street</h1>
        <Part />
      </>,
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This part of the page could not be loaded.');
    expect(screen.getByRole('heading', { name: 'The street' })).toBeInTheDocument();
    await tryAgain();
    expect(await screen.findByText('The shop window')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that throws while it is drawn is replaced alone, and can be drawn again', async () => {
    let isBroken = true;
    const Torn = () => {
      if (isBroken) throw new Error('drawing');
      return <Shop />;
    };
    const { Part } = failing(0, Torn);
    renderWithPlatform(<Part />);
    await screen.findByRole('alert');
    isBroken = false;
    await tryAgain();
    expect(await screen.findByText('The shop window')).toBeInTheDocument();
  });

  it('leaves a subject that does not exist to the screen', async () => {
    const { Part } = failing(0, () => {
      throw new ScreenNotFound();
    });
    renderWithPlatform(<Part />);
    expect(await screen.findByText('Not found screen')).toBeInTheDocument();
  });

  it('starts again when it is drawn a second time', async () => {
    const { Part } = failing(1, Shop);
    const { unmount } = renderWithPlatform(<Part />);
    await screen.findByRole('alert');
    unmount();
    renderWithPlatform(<Part />);
    expect(await screen.findByText('The shop window')).toBeInTheDocument();
  });
});

describe('a lazy part that opens over the page', () => {
  const ShopDialog = ({ onClose = () => undefined }: Props) => (
    <Dialog open onClose={onClose} title="The shop">
      Open
    </Dialog>
  );
  function show(times: number, options: LazyPartOptions<Props> = {}) {
    const { Part } = failing(times, ShopDialog, { close: ({ onClose }) => onClose?.(), ...options });
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Enter
          </button>
          {isOpen && <Part onClose={() => setOpen(false)} />}
        </>
      );
    }
    renderWithPlatform(<Page />);
    return userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  }
  const failure = () => screen.findByRole('alertdialog', { name: 'This could not be opened.' });

  it('says in a dialog that it could not be opened, and the first click opens it', async () => {
    await show(1);
    expect(within(await failure()).getByText(/Check your connection/)).toBeInTheDocument();
    await tryAgain();
    expect(await screen.findByRole('dialog', { name: 'The shop' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('can be left closed, and opened again later', async () => {
    await show(1);
    await failure();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
    expect(await screen.findByRole('dialog', { name: 'The shop' })).toBeInTheDocument();
  });

  it('says nothing while it is closed', async () => {
    const { Part, load } = failing(1, ShopDialog, { close: () => undefined, isOpen: () => false });
    renderWithPlatform(<Part />);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says that it is on its way when it is late', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const Part = lazyPart<Props>(() => new Promise(() => undefined), { close: ({ onClose }) => onClose?.() });
    const close = vi.fn();
    renderWithPlatform(<Part onClose={close} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Loading' })).getByRole('button', { name: 'Close' }),
    );
    expect(close).toHaveBeenCalledOnce();
  });

  it('that the page must not be without is tried again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { Part, load } = failing(1, Shop, {
      close: () => undefined,
      isOpen: () => false,
      keepTrying: true,
    });
    renderWithPlatform(<Part />);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    vi.useRealTimers();
    expect(await screen.findByText('The shop window')).toBeInTheDocument();
  });
});
