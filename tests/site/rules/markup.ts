import { HtmlValidate } from 'html-validate';
import { daily, isWhole } from '../../support/daily';
import type { Rule } from './rule';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** One of so many files every day, because a page takes a quarter of a second. */
const SHARE = 4;

/** Every HTML file follows the standard rules of html-validate. */
export const markup: Rule = {
  name: 'markup is valid',
  perPage: isWhole ? 1 : 1 / SHARE,
  async check({ pages, redirects }) {
    const files = daily([...pages, ...redirects], SHARE);
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
