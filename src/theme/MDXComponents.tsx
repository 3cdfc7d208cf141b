import MDXComponents from '@theme-original/MDXComponents';
import TableRegion from '@site/src/components/TableRegion';

/** What Markdown elements become: Docusaurus' own, and tables that fit a phone. */
export default { ...MDXComponents, table: TableRegion };
