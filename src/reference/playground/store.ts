/** A state with subscriptions to its changes. */
export class Store<State> {
  private readonly listeners = new Set<() => void>();

  constructor(private state: State) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getState = (): State => this.state;

  readonly update = (change: Partial<State>): void => {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  };
}
