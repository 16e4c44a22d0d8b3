import { Component, type ReactNode } from 'react';
import { ScreenNotFound } from '../screen-not-found.ts';

interface Props {
  /** Drawn in place of the content once it has thrown; `tryAgain` draws the content again. */
  fallback(error: unknown, tryAgain: () => void): ReactNode;
  /** Drawn when the subject of a screen does not exist; without it, that is left to the boundary above. */
  notFound?: ReactNode;
  onError?(error: unknown): void;
  /** When it changes, a not-found screen is tried again: the new address may name something that exists. */
  address?: string;
  children: ReactNode;
}

/** Keeps an error of one part away from the rest of the page. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ScreenNotFound)) this.props.onError?.(error);
  }

  override componentDidUpdate(previous: Props) {
    const isMissing = this.state.error instanceof ScreenNotFound;
    if (isMissing && previous.address !== this.props.address) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    const { children, fallback, notFound } = this.props;
    if (error === null) return children;
    if (!(error instanceof ScreenNotFound)) return fallback(error, () => this.setState({ error: null }));
    if (notFound === undefined) throw error;
    return notFound;
  }
}
