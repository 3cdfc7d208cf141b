import type { ReactNode } from 'react';
import type { DetailsProps } from '@docusaurus/theme-common/Details';
import type MethodBadge from './MethodBadge';
import type SampleContractNotice from './SampleContractNotice';
import type StatusBadge from './StatusBadge';

/** A tag that src/reference/remark replaces; its attributes are plain strings. */
type Tag<Attributes = unknown> = (attributes: Attributes) => ReactNode;

declare global {
  /** What pages use without an import, for the MDX language server (https://mdxjs.com). */
  interface MDXProvidedComponents {
    readonly About: Tag;
    readonly AtAGlance: Tag;
    readonly SecuritySchemes: Tag;
    readonly ChangeLog: Tag;
    readonly Details: (props: DetailsProps) => ReactNode;
    readonly Downloads: Tag<{ readonly only?: 'openapi' | 'postman' | 'recipes' }>;
    readonly Errors: Tag<{ readonly topic?: string }>;
    readonly EventCatalog: Tag;
    readonly Events: Tag;
    readonly FeeCalculator: Tag;
    readonly Fees: Tag;
    readonly Figure: Tag<{ readonly id: string; readonly as?: string }>;
    readonly MethodBadge: typeof MethodBadge;
    readonly Operation: Tag<{ readonly id: string }>;
    readonly Operations: Tag;
    readonly Playground: Tag;
    readonly PostmanVariables: Tag;
    readonly Recipe: Tag<{ readonly id: string }>;
    readonly SampleContractNotice: typeof SampleContractNotice;
    readonly Sandbox: Tag;
    readonly Schema: Tag<{ readonly name: string }>;
    readonly States: Tag<{ readonly name: string }>;
    readonly StatusBadge: typeof StatusBadge;
    readonly Topic: Tag<{ readonly name: string; readonly under?: string }>;
    readonly VerifySamples: Tag;
    readonly WebhookBench: Tag;
  }
}
