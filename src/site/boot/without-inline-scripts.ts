import { DEFAULT_SAMPLE_LANGUAGE } from './preferences';

/** The attributes that inline scripts set on `<html>` for a reader without preferences. */
const ATTRIBUTES = {
  'data-js': '',
  'data-sample-lang': DEFAULT_SAMPLE_LANGUAGE,
  'data-theme': 'light',
  'data-theme-choice': 'light',
};

// Without these, parts that need JavaScript would stay hidden where inline scripts are forbidden.
if (typeof document !== 'undefined') {
  const html = document.documentElement;
  for (const [name, value] of Object.entries(ATTRIBUTES)) {
    if (!html.hasAttribute(name)) html.setAttribute(name, value);
  }
}
