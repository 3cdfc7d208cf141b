import { defineBlock } from './tree/block';

export interface ChangeMarkProps {
  /** It announces an end and not only a change. */
  readonly deprecated?: boolean;
}

/** Says at an operation or a field when it changed last, or until when it is there. */
export const changeMark = defineBlock<ChangeMarkProps>({
  component: 'ChangeMark',
});
