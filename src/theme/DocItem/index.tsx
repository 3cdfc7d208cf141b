import { memo, type ReactNode } from 'react';
import DocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';

/** The export of a compiled page that this component reads (src/reference/blocks/jsx.ts). */
interface ContentOfReference {
  readonly hasReference?: boolean;
}

const Item = (props: Props): ReactNode => {
  const { hasReference = false } = props.content as ContentOfReference;
  return (
    // Not a class of <html>, which would come and go while the page hydrates.
    <div className={hasReference ? 'reference-page' : undefined}>
      <DocItem {...props} />
    </div>
  );
};

/**
 * Renders again only for another page: the router passes new props whenever the address changes,
 * even if only the hash does.
 */
export default memo(Item, (before, after) => before.content === after.content);
