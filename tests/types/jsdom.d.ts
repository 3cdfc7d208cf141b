/** The part of jsdom that the tests use; the package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html: string,
      options?: { readonly url: string; readonly runScripts: 'outside-only' },
    );
    readonly window: Window & typeof globalThis;
  }
}
