import type { HttpMethod } from '../contract/model';
import { METHODS } from '../contract/http/methods';
import { defineBlock } from './tree/block';
import { code } from './tree/mdast';

export interface MethodBadgeProps {
  readonly method: HttpMethod;
  /** `plain` has no tint: for lists and sidebars with many badges. */
  readonly variant?: 'tinted' | 'plain';
}

/** The HTTP method of an operation, in the color of its role. */
export const methodBadge = defineBlock<MethodBadgeProps>({
  component: 'MethodBadge',
  markdown: ({ method }) => [code(method)],
  written: {
    attributes: { method: METHODS, variant: ['tinted', 'plain'] },
    needs: ['method'],
    example: '<MethodBadge method="GET" />',
  },
});
