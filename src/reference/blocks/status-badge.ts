import type { Tone } from '../contract/model';
import { defineBlock } from './tree/block';
import { code } from './tree/mdast';

const TONES: readonly Tone[] = ['neutral', 'progress', 'success', 'warning', 'danger'];

interface StateProps {
  /** Name of a state as the contract writes it, `pending_verification`. */
  readonly state: string;
  readonly tone?: Tone;
}

interface HttpProps {
  /** HTTP status code or range, `201` or `4XX`; it decides the tone. */
  readonly httpStatus: string;
}

export type StatusBadgeProps = StateProps | HttpProps;

/** A state of an object or an HTTP status. */
export const statusBadge = defineBlock<StatusBadgeProps>({
  component: 'StatusBadge',
  markdown: (props) => [code('httpStatus' in props ? props.httpStatus : props.state)],
  written: {
    attributes: { state: 'text', tone: TONES, httpStatus: 'text' },
    needs: ['state', 'httpStatus'],
    example: '<StatusBadge httpStatus="201" />',
  },
});
