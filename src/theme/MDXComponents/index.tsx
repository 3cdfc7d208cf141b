import MDXComponents from '@theme-original/MDXComponents';
import HeaderCell from '@site/src/components/HeaderCell';
import Rest from '@site/src/components/Rest';
import TableRegion from '@site/src/components/TableRegion';

/**
 * What pages set is imported where it is used (src/remark/components.ts); tables stand everywhere,
 * and the rest of a page follows wherever it is long.
 */
export default { ...MDXComponents, table: TableRegion, th: HeaderCell, Rest };
