import type { HttpMethod, JsonValue } from '../contract/model';

/** A workflow of an Arazzo description, with everything that its calls send. */
export interface Recipe {
  /** `workflowId`. */
  readonly id: string;
  readonly title: string;
  /** Markdown: what a reader needs to know before the first step; empty when there is nothing. */
  readonly text: string;
  /** The file that holds it, `card.arazzo.yaml`. */
  readonly file: string;
  /** What the caller brings, beside a name for the run: the names of its credentials. */
  readonly credentials: readonly string[];
  readonly steps: readonly RecipeStep[];
}

/** One call. Its texts may hold runtime expressions of the steps before it, `{$steps.order.outputs.id}`. */
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
  /** How often the call is made until the outcome is there. */
  readonly repeat?: { readonly seconds: number; readonly times: number };
}

export interface RecipeParameter {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly name: string;
  readonly value: JsonValue;
}
