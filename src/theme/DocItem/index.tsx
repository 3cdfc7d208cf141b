import { memo, type ReactNode } from 'react';
import DocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';

const Item = (props: Props): ReactNode => <DocItem {...props} />;

/**
 * Renders again only for another page: the router passes new props whenever the address changes,
 * even if only the hash does.
 */
export default memo(Item, (before, after) => before.content === after.content);
