import MDXComponents from '@theme-original/MDXComponents';
import HeaderCell from '@site/src/site/components/HeaderCell';
import Rest from '@site/src/site/components/Rest';
import TableRegion from '@site/src/site/components/TableRegion';

/**
 * What pages set is imported where it is used (src/reference/blocks/jsx.ts); tables are everywhere,
 * and the rest of a page follows wherever it is long.
 */
export default { ...MDXComponents, table: TableRegion, th: HeaderCell, Rest };
