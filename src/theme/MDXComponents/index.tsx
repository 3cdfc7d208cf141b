import MDXComponents from '@theme-original/MDXComponents';
import HeaderCell from '@site/src/site/components/HeaderCell';
import Rest from '@site/src/site/components/Rest';
import TableRegion from '@site/src/site/components/TableRegion';

/**
 * The components that any page may need: tables, and `Rest` for the remainder of a long page. Pages
 * import the other components that they use (src/reference/blocks/jsx.ts).
 */
export default { ...MDXComponents, table: TableRegion, th: HeaderCell, Rest };
