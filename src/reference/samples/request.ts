import type { Credential } from '../contract/http/credentials';
import type { HttpMethod, JsonValue } from '../contract/model';
import type { Payload } from '../contract/http/payload';
import type { WireValue } from '../contract/http/wire';

/**
 * An HTTP request as every sample shows it. It can be serialized, because each operation embeds it
 * in its page. It contains no secret: the sample reads credentials from the environment.
 */
export interface SampleRequest {
  readonly operationId: string;
  /** Imperative sentence without a full stop: the first comment of a sample. */
  readonly summary: string;
  readonly method: HttpMethod;
  /** Environment variable that replaces the base URL. */
  readonly urlVariable: string;
  /** Absolute URL without a trailing slash, query or fragment. */
  readonly baseUrl: string;
  /** Path template below the base URL, `/cards/{cardId}`; styled parameters are filled in. */
  readonly path: string;
  /** Values of the template's parameters, not encoded; never empty, `.` or `..`. */
  readonly pathParams: Readonly<Record<string, string>>;
  /** Query parameters in order; not encoded unless they say so. */
  readonly query: readonly WireValue[];
  /** Headers without authentication and idempotency key; values are visible ASCII (RFC 9110, 5.5). */
  readonly headers: readonly NameValue[];
  /** Credentials that identify the caller. */
  readonly credentials: readonly Credential[];
  /** Example of the `Idempotency-Key`; absent when the operation takes none. */
  readonly idempotencyKey?: string;
  /** JSON body; absent when the request has none. */
  readonly body?: JsonValue;
  /** A body that is not JSON. The headers name its type, unless it has parts. */
  readonly payload?: Payload;
  /** Status of the answer when the request succeeds. */
  readonly expect: { readonly status: number };
  /** Present if errors are problems (RFC 9457): the members that a program or a person can use. */
  readonly problem?: readonly ProblemMember[];
}

/** Members of problems that samples explain. */
export type ProblemMember = 'code' | 'requestId';

/** A text into which a sample inserts credentials. */
export type Text = readonly (string | Credential)[];

/** A request, prepared for writing it in any language. */
export interface SampleParts extends SampleRequest {
  /** Safe to use in a comment. */
  readonly summary: string;
  /** Path and query, percent-encoded, and the credentials in the query. */
  readonly target: Text;
  /** Headers that contain credentials. */
  readonly secretHeaders: readonly (readonly [name: string, value: Text])[];
  /** Whether the sample generates an idempotency key. */
  readonly hasKey: boolean;
  /** What an error is, in words; empty if the document does not say. */
  readonly errorNote: readonly string[];
  /** Whether the answer has only headers, which the sample then prints. */
  readonly isHead: boolean;
}

export type NameValue = readonly [name: string, value: string];

export type SampleLanguageId = 'curl' | 'node' | 'python' | 'php' | 'go' | 'java';

/**
 * Writes a request as a complete program that needs no packages: credentials come from
 * variables named after the API, as does the base URL, or else from the contract; the request times
 * out after 30 seconds, and an answer other than 2xx ends the program with a non-zero status.
 */
export interface SampleGenerator {
  readonly id: SampleLanguageId;
  /** Name shown to readers. */
  readonly label: string;
  /** Language id for Prism. */
  readonly prismLanguage: string;
  /** Source text without a final line break. Throws for a request that no URL can express. */
  readonly generate: (request: SampleRequest) => string;
}
