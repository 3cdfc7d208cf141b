import { problem } from './problem';

/** A host of this machine, in the form of `URL`. */
const OWN_HOST = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

const next = (origin: string): string =>
  `If it is yours, start the sandbox with \`--allow-origin ${origin}\`.`;

/**
 * Keeps web pages of strangers away: a browser lets any page send requests to this machine, and a
 * page whose name leads here after a change of its address even reads the answers.
 */
export class Origins {
  /** @param allowed origins of pages that may use the sandbox, besides those of this machine */
  constructor(private readonly allowed: readonly string[]) {}

  /** The headers that let the page read the answer; none for a stranger or another program. */
  headersFor(origin: string | undefined): Readonly<Record<string, string>> {
    return origin !== undefined && this.allows(origin)
      ? { 'access-control-allow-origin': origin }
      : {};
  }

  /** Returns the refusal of a request; undefined if it may pass. */
  refusal(host: string, origin: string | undefined): Response | undefined {
    const name = hostOf(`http://${host}`);
    if (!OWN_HOST.test(name) && !this.allowed.some((url) => hostOf(url) === name)) {
      return problem(421, `This sandbox does not answer for ${host}. ${next(`http://${host}`)}`);
    }
    if (origin === undefined || this.allows(origin)) return undefined;
    return problem(403, `Pages of ${origin} may not use this sandbox. ${next(origin)}`);
  }

  private allows(origin: string): boolean {
    return this.allowed.includes(origin) || OWN_HOST.test(hostOf(origin));
  }
}
