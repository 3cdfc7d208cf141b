import type { ReactNode } from 'react';

/** A tag that src/reference/remark replaces. Its attributes are plain strings or have no value. */
type Tag<Attributes = unknown> = (attributes: Attributes) => ReactNode;

declare global {
  /** The tags that pages use without an import, for the MDX language server (https://mdxjs.com). */
  interface MDXProvidedComponents {
    readonly About: Tag;
    readonly AtAGlance: Tag;
    readonly SecuritySchemes: Tag;
    readonly ChangeLog: Tag;
    readonly Downloads: Tag<{ readonly only?: 'openapi' | 'postman' | 'recipes' }>;
    readonly Errors: Tag<{ readonly topic?: string }>;
    readonly EventCatalog: Tag;
    readonly Events: Tag;
    readonly FeeCalculator: Tag;
    readonly Fees: Tag;
    readonly Figure: Tag<{ readonly id: string; readonly as?: string }>;
    readonly Operation: Tag<{ readonly id: string }>;
    readonly Operations: Tag;
    readonly Playground: Tag;
    readonly PostmanVariables: Tag;
    readonly Recipe: Tag<{ readonly id: string }>;
    readonly SampleContractNotice: Tag<{ readonly compact?: boolean }>;
    readonly Sandbox: Tag;
    readonly Schema: Tag<{ readonly name: string }>;
    readonly States: Tag<{ readonly name: string }>;
    readonly StateRules: Tag<{ readonly name: string }>;
    readonly Topic: Tag<{ readonly name: string; readonly under?: string }>;
    readonly VerifySamples: Tag;
    readonly WebhookBench: Tag;
  }
}
