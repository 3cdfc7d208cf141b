import type { HttpMethod, JsonValue } from '../contract/model';

/** A workflow of an Arazzo description, with everything that its calls send. */
export interface Recipe {
  /** `workflowId`. */
  readonly id: string;
  readonly title: string;
  /** Markdown: what a reader needs to know before the first step; empty when there is nothing. */
  readonly text: string;
  /** The file that contains it, `card.arazzo.yaml`. */
  readonly file: string;
  /** Names of the credentials that the caller provides, in addition to a name for the run. */
  readonly credentials: readonly string[];
  readonly steps: readonly RecipeStep[];
}

/** One call. Its texts may contain expressions of earlier steps, `{$steps.order.outputs.id}`. */
export interface RecipeStep {
  readonly id: string;
  /** Markdown: what a reader does, and why. */
  readonly text: string;
  /** Id of the operation. */
  readonly operation: string;
  readonly method: HttpMethod;
  /** Path template below the server URL. */
  readonly path: string;
  readonly parameters: readonly RecipeParameter[];
  readonly contentType?: string;
  readonly body?: JsonValue;
  /** Conditions that hold afterwards, `$statusCode == 201`. */
  readonly outcome: readonly string[];
  /** Expressions of the answer, by the names under which later steps use them. */
  readonly outputs: Readonly<Record<string, string>>;
  /** How often, and after how many seconds, the call is repeated until the outcome is reached. */
  readonly repeat?: { readonly seconds: number; readonly times: number };
}

export interface RecipeParameter {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly name: string;
  readonly value: JsonValue;
}
