export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** One running browser with one tab. */
export interface Engine {
  readonly name: EngineName;
  /** As the browser says it. */
  readonly version: string;
  /** Sets the size of what the page sees, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Starts loading an address; the page itself says when it is there. */
  goto(url: string): Promise<void>;
  /** Value of an expression in the page, or of its promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Errors that the browser itself has reported since the last call; few engines report any. */
  takeErrors(): readonly string[];
  close(): Promise<void>;
}

export type StartEngine = (executable: string) => Promise<Engine>;
