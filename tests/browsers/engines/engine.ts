export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** A running browser with one tab. */
export interface Engine {
  readonly name: EngineName;
  /** As reported by the browser. */
  readonly version: string;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Starts loading an address; the page itself reports when it is ready. */
  goto(url: string): Promise<void>;
  /** Returns the value of an expression in the page, or of its promise. */
  evaluate(expression: string): Promise<unknown>;
  /**
   * Returns the errors that the browser itself has reported since the last call; few engines report
   * any.
   */
  takeErrors(): readonly string[];
  close(): Promise<void>;
}

export type StartEngine = (executable: string) => Promise<Engine>;
