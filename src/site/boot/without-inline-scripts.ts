import { DEFAULT_SAMPLE_LANGUAGE } from './preferences';

/** What the inline scripts of a page set on `<html>` for a reader who has chosen nothing. */
const ATTRIBUTES = {
  'data-js': '',
  'data-sample-lang': DEFAULT_SAMPLE_LANGUAGE,
  'data-theme': 'light',
  'data-theme-choice': 'light',
};

// Hosts and proxies may forbid inline scripts; without these, parts that need scripts stay hidden.
if (typeof document !== 'undefined') {
  const html = document.documentElement;
  for (const [name, value] of Object.entries(ATTRIBUTES)) {
    if (!html.hasAttribute(name)) html.setAttribute(name, value);
  }
}
