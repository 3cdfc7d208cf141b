import type { ReactNode } from 'react';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import { useLatest } from './live';

/** The same component for each state of a page, so that React updates only the differences. */
const Text = ({ content }: Pick<Props, 'content'>): ReactNode => content();

/** Like the classic theme's, with the newest state of the page. */
export default function DocItem({ content: first }: Props): ReactNode {
  const content = useLatest(first);
  return (
    <DocProvider content={content}>
      <HtmlClassNameProvider className={`docs-doc-id-${content.metadata.id}`}>
        <DocItemMetadata />
        <DocItemLayout>
          <Text content={content} />
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
