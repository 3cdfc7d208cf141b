import { HtmlValidate } from 'html-validate';
import type { Rule } from './rule';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Every HTML file follows the standard rules of html-validate. */
export const markup: Rule = {
  name: 'markup is valid',
  perPage: 1,
  async check({ pages, redirects }) {
    const files = [...pages, ...redirects];
    const faults: string[] = [];
    for (const { file, html } of files) {
      const { results } = await validator.validateString(html, file);
      for (const { messages } of results) {
        for (const { line, column, message, ruleId } of messages) {
          faults.push(`${file}:${line}:${column}: ${message} (${ruleId})`);
        }
      }
    }
    return { checked: files.length, faults };
  },
};
