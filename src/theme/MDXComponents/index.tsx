import MDXComponents from '@theme-original/MDXComponents';
import HeaderCell from '@site/src/components/HeaderCell';
import TableRegion from '@site/src/components/TableRegion';

/** What pages set is imported where it is used (src/remark/components.ts); tables stand everywhere. */
export default { ...MDXComponents, table: TableRegion, th: HeaderCell };
