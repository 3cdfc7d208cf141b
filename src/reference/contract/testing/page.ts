import { MdxFile } from '../page/mdx-file';
import { type Page, pageOf } from '../page/page';

/** `file` is relative to the site. */
export interface PageSource {
  readonly file: string;
  readonly source: string;
}

/** A page without a file on disk. */
export const pageWith = ({ file, source }: PageSource): Page =>
  pageOf(new MdxFile(`/site/${file}`, file, source));
