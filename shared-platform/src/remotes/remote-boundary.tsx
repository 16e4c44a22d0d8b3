import { Component, type ReactNode } from 'react';
import { ScreenNotFound } from '../screen-not-found.ts';

interface Props {
  /** Drawn instead of the content once it has thrown. */
  fallback(error: unknown): ReactNode;
  notFound: ReactNode;
  onError(error: unknown): void;
  /** When it changes, what was missing may be there now: a not-found screen is tried again. */
  address?: string;
  children: ReactNode;
}

/** Keeps what one remote breaks away from the rest of the page. */
export class RemoteBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ScreenNotFound)) this.props.onError(error);
  }

  override componentDidUpdate(previous: Props) {
    const isMissing = this.state.error instanceof ScreenNotFound;
    if (isMissing && previous.address !== this.props.address) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return error instanceof ScreenNotFound ? this.props.notFound : this.props.fallback(error);
  }
}
