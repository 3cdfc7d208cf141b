import { literal } from './script';

/** Languages of the request samples, in the order of their tabs. */
export const SAMPLE_LANGUAGES = ['curl', 'node', 'python', 'php', 'go', 'java'] as const;

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

export const DEFAULT_SAMPLE_LANGUAGE: SampleLanguage = 'curl';

/** Local storage key of the reader's sample language. */
export const SAMPLE_LANGUAGE_KEY = 'partner-docs.sample-language';

/** Attribute of `<html>` once every part of the page is laid out. */
export const LAID_OUT = 'data-laid-out';

/**
 * Sets the attributes of `<html>` that CSS needs before the first paint: `data-js`; `data-laid-out`
 * when the browser is about to scroll, to an anchor or back to where the reader was (on other
 * pages, parts below the window wait for lay-out-later.ts); and the reader's sample language, which
 * falls back to the default without storage.
 */
export const attributesBlock = (): string => `
var html=document.documentElement;
html.setAttribute('data-js','');
html.setAttribute('data-sample-lang',${literal(DEFAULT_SAMPLE_LANGUAGE)});
var language=localStorage.getItem(${literal(SAMPLE_LANGUAGE_KEY)});
if(${literal(SAMPLE_LANGUAGES)}.indexOf(language)>=0)html.setAttribute('data-sample-lang',language);
if(location.hash||performance.navigation.type)html.setAttribute(${literal(LAID_OUT)},'');`;

/** Local storage key that is set when the reader wants every part of a page open. */
export const OPEN_PARTS_KEY = 'partner-docs.open-parts';

/** Attribute of `<html>` while the reader wants every part open. */
export const OPEN_PARTS = 'data-open-parts';

/** The collapsible parts of a page's text. */
export const PARTS = '.theme-doc-markdown details';

/**
 * Opens the collapsible parts of a page as they arrive, for readers who want this: parts of the
 * HTML before the first paint, and parts of pages that scripts add.
 */
export const openPartsBlock = (): string => `
var html=document.documentElement;
new MutationObserver(function(changes){
if(!html.hasAttribute(${literal(OPEN_PARTS)}))return;
changes.forEach(function(change){change.addedNodes.forEach(function(node){
if(node.nodeType!==1)return;
if(node.matches(${literal(PARTS)}))node.open=true;
node.querySelectorAll(${literal(PARTS)}).forEach(function(part){part.open=true});
})})}).observe(html,{childList:true,subtree:true});
if(localStorage.getItem(${literal(OPEN_PARTS_KEY)})!==null)html.setAttribute(${literal(OPEN_PARTS)},'');`;

/**
 * Removes a stored theme that is neither light nor dark; stock 3.8.0 would write it into
 * `data-theme`, and no style would match.
 *
 * @param namespace suffix of the site's storage keys, such as `-966`
 */
export const storedThemeBlock = (namespace: string): string => `
var key=${literal(`theme${namespace}`)},theme=localStorage.getItem(key);
if(theme!==null&&theme!=='light'&&theme!=='dark')localStorage.removeItem(key);`;

/**
 * Forgets that an earlier announcement was dismissed. Stock 3.8.0 does so only after hydration,
 * which leaves a new announcement hidden on the first load.
 *
 * @param id the current announcement's id
 * @param namespace suffix of the site's storage keys, such as `-966`
 */
export const announcementBlock = (id: string, namespace: string): string => `
if(localStorage.getItem(${literal(`docusaurus.announcement.id${namespace}`)})!==${literal(id)})
localStorage.removeItem(${literal(`docusaurus.announcement.dismiss${namespace}`)});`;
