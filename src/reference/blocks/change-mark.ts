import { defineBlock } from './tree/block';

export interface ChangeMarkProps {
  /** Whether it announces an end, and not only a change. */
  readonly deprecated?: boolean;
}

/** Shows on an operation or a field when it last changed, or until when it exists. */
export const changeMark = defineBlock<ChangeMarkProps>({
  component: 'ChangeMark',
});
