import { memo, type ReactNode } from 'react';
import DocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';

const Item = (props: Props): ReactNode => <DocItem {...props} />;

/**
 * A page renders again when it is another one. The router hands new props to it whenever the address
 * changes, its hash as well.
 */
export default memo(Item, (before, after) => before.content === after.content);
