import { Component, type ReactNode } from 'react';

/** Keeps an error inside its area. */
export class Boundary extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: Error) {
    reportError(error);
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
