import { memo, type ReactNode } from 'react';
import DocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';

const Item = (props: Props): ReactNode => <DocItem {...props} />;

/**
 * A page renders again when it is another one. The router hands new props to the page that shows on
 * every click, before the next one is even asked for.
 */
export default memo(Item, (before, after) => before.content === after.content);
