import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { tellMissing } from './missing-parts.ts';

/** A part's script cannot be loaded: no fault of the part. */
class MissingPart extends Error {}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Stands in for a part that is missing: nothing is shown in its place, and a notice offers to try again. */
class Missing extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof MissingPart) tellMissing(this.props.onRetry);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof MissingPart) return null;
    throw error;
  }
}

/**
 * A component whose script comes when it is shown, within a `Suspense`. Where the script cannot be loaded the page stays as it
 * is; showing the component again, or the notice's button, tries once more.
 * @param load imports the component
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const fresh = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new MissingPart('a part of the app cannot be loaded', { cause });
      }
    });
  let Part = fresh();
  return class OnDemand extends Component<Props, { readonly tries: number }> {
    override state = { tries: 0 };

    retry = (): void => {
      Part = fresh();
      this.setState(({ tries }) => ({ tries: tries + 1 }));
    };

    override render(): ReactNode {
      return (
        <Missing key={this.state.tries} onRetry={this.retry}>
          <Part {...(this.props as Props & Record<string, unknown>)} />
        </Missing>
      );
    }
  };
}
