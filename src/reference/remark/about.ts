import { markdown } from './markdown';
import { pageOrigin } from './reference';
import type { Tag } from './tag';

/** `<About />`: what the contract says of itself, `info.description`. */
export const aboutTag: Tag = {
  name: 'About',
  expand: (page) => markdown(page, page.reference.contract.description, pageOrigin(page)),
};
