import { defineBlock } from './tree/block';

export interface ChangeMarkProps {
  /** Whether it announces a removal instead of a change. */
  readonly deprecated?: boolean;
}

/** Shows when an operation or a field last changed, or how long it will exist. */
export const changeMark = defineBlock<ChangeMarkProps>({
  component: 'ChangeMark',
});
