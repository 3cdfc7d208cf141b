import {
  DEFAULT_SAMPLE_LANGUAGE,
  SAMPLE_LANGUAGE_KEY,
  SAMPLE_LANGUAGES,
  type SampleLanguage,
} from '../../boot/preferences';

/** Attribute of `<html>` that the boot script sets before the first paint; CSS shows by it. */
const ATTRIBUTE = 'data-sample-lang';

const listeners = new Set<() => void>();

const isLanguage = (value: string | null): value is SampleLanguage =>
  SAMPLE_LANGUAGES.some((language) => language === value);

/** Language whose samples show now. */
export const currentLanguage = (): SampleLanguage => {
  const value = document.documentElement.getAttribute(ATTRIBUTE);
  return isLanguage(value) ? value : DEFAULT_SAMPLE_LANGUAGE;
};

/** What the server renders as selected: it cannot know the reader's choice. */
export const serverLanguage = (): SampleLanguage => DEFAULT_SAMPLE_LANGUAGE;

/** Shows a language everywhere on the page, at once, and remembers it for other pages and visits. */
export const selectLanguage = (language: SampleLanguage): void => {
  document.documentElement.setAttribute(ATTRIBUTE, language);
  try {
    localStorage.setItem(SAMPLE_LANGUAGE_KEY, language);
  } catch {
    // Blocked storage: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

export const subscribeToLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
