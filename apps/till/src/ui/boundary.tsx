import { Component, type ReactNode } from "react";

type BoundaryProps = {
  readonly children: ReactNode;
  /** Rendered in place of the part that failed. */
  readonly renderFault: (tryAgain: () => void) => ReactNode;
  readonly onFault: (error: unknown) => void;
  /** When this changes, for example with the screen, the part is rendered again. */
  readonly place?: string | undefined;
};

type BoundaryState = { readonly hasFailed: boolean; readonly place: string | undefined };

/** Catches errors of its children, so that the rest of the page survives. React requires a class here. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Pick<BoundaryState, "hasFailed"> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error);
  }

  readonly #tryAgain = () => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { children, renderFault } = this.props;
    return this.state.hasFailed ? renderFault(this.#tryAgain) : children;
  }
}
