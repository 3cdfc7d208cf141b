import {
  DEFAULT_SAMPLE_LANGUAGE,
  SAMPLE_LANGUAGE_KEY,
  SAMPLE_LANGUAGES,
  type SampleLanguage,
} from '../../boot/preferences';
import { store } from '../storage';

/** Attribute of `<html>` that the boot script sets before the first paint and that CSS reads. */
const ATTRIBUTE = 'data-sample-lang';

const listeners = new Set<() => void>();

/** Returns the language whose samples are shown. */
export const currentLanguage = (): SampleLanguage => {
  const value = document.documentElement.getAttribute(ATTRIBUTE);
  return SAMPLE_LANGUAGES.find((language) => language === value) ?? DEFAULT_SAMPLE_LANGUAGE;
};

/** Shows a language everywhere on the page, and stores it for other pages and visits. */
export const selectLanguage = (language: SampleLanguage): void => {
  document.documentElement.setAttribute(ATTRIBUTE, language);
  store(SAMPLE_LANGUAGE_KEY, language);
  for (const listener of listeners) listener();
};

export const subscribeToLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
