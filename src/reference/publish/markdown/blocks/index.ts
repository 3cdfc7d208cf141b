import type { Form } from '../plain';
import { errorForms } from './errors';
import { factForms } from './facts';
import { fieldForms } from './fields';
import { operationForms } from './operation';
import { stateForms } from './states';
import { writerForms } from './writers';

/** How every component of a page is written in Markdown. */
export const forms: ReadonlyMap<string, Form> = new Map(
  Object.entries({
    ...errorForms,
    ...factForms,
    ...fieldForms,
    ...operationForms,
    ...stateForms,
    ...writerForms,
  }),
);
