import { Children, Fragment, isValidElement, type ReactNode, useEffect, useRef } from 'react';

/**
 * What Docusaurus' `<Head>` needs of react-helmet-async in the browser. The server renders the head
 * with the original, which marks its elements with `data-rh`; this keeps them in step while a reader
 * moves on, in a quarter of the bytes.
 */

type Attributes = Readonly<Record<string, string>>;

interface Tag {
  readonly type: string;
  readonly attributes: Attributes;
  readonly text?: string;
}

/** What one `<Head>` asks for. */
interface Entry {
  readonly title?: string;
  readonly html: Attributes;
  readonly body: Attributes;
  readonly tags: readonly Tag[];
}

interface ElementProps extends Readonly<Record<string, unknown>> {
  readonly children?: ReactNode;
}

const MARK = 'data-rh';
/** Never changes; its minified form would be replaced, and with it the layout of the page. */
const VIEWPORT = 'viewport';
/** Names of properties that are no names of attributes, whatever the case. */
const NAMES: Attributes = { className: 'class', httpEquiv: 'http-equiv' };
/** What tells elements apart of which the innermost one counts, by their type. */
const IDENTITIES: Readonly<Record<string, readonly string[]>> = {
  link: ['href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
};

const attributesOf = (props: ElementProps): Attributes =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name !== 'children')
      .map(([name, value]) => [
        NAMES[name] ?? name.toLowerCase(),
        typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value),
      ]),
  );

const textOf = (children: ReactNode): string | undefined =>
  children === undefined
    ? undefined
    : Children.toArray(children)
        .filter((child) => typeof child === 'string')
        .join('');

function entryOf(children: ReactNode): Entry {
  let entry: Entry = { html: {}, body: {}, tags: [] };
  Children.forEach(children, (child) => {
    if (!isValidElement<ElementProps>(child)) return;
    const { type, props } = child;
    if (type === Fragment) {
      const { tags, ...inner } = entryOf(props.children);
      entry = { ...entry, ...inner, tags: [...entry.tags, ...tags] };
    } else if (type === 'title') entry = { ...entry, title: textOf(props.children) ?? '' };
    else if (type === 'html' || type === 'body') entry = { ...entry, [type]: attributesOf(props) };
    else if (typeof type === 'string' && props.name !== VIEWPORT) {
      const text = textOf(props.children);
      const tag: Tag = { type, attributes: attributesOf(props), ...(text && { text }) };
      entry = { ...entry, tags: [...entry.tags, tag] };
    }
  });
  return entry;
}

/** Elements with the same identity replace each other; undefined for those that say nothing. */
function identityOf({ type, attributes, text }: Tag): string | undefined {
  if (attributes.rel === 'canonical') return 'canonical';
  const name = IDENTITIES[type]?.find((one) => attributes[one]);
  const value = name === undefined ? text : `${name} ${attributes[name]}`;
  return value && `${type} ${value}`.toLowerCase();
}

/** Every mounted `<Head>`, the outer ones and the earlier ones first. */
const entries: { current: Entry }[] = [];

/** Tags of all entries; of those with one identity the ones of the last entry that has it. */
function currentTags(): readonly Tag[] {
  const seen = new Set<string>();
  const kept: (readonly Tag[])[] = [];
  for (const { current } of [...entries].reverse()) {
    const own = current.tags.map((tag) => [tag, identityOf(tag)] as const);
    kept.unshift(own.flatMap(([tag, id]) => (id === undefined || seen.has(id) ? [] : [tag])));
    for (const [, id] of own) seen.add(id ?? '');
  }
  return kept.flat();
}

function elementOf({ type, attributes, text }: Tag): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  element.setAttribute(MARK, 'true');
  return element;
}

/** Names of the attributes that were written to an element, so that they go when nothing asks for them. */
const written = new Map<Element, readonly string[]>();

function writeAttributes(element: Element, part: 'html' | 'body'): void {
  const attributes = entries.reduce<Attributes>(
    (all, { current }) => ({ ...all, ...current[part] }),
    {},
  );
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const name of written.get(element) ?? []) {
    if (!(name in attributes)) element.removeAttribute(name);
  }
  written.set(element, Object.keys(attributes));
}

function write(): void {
  const title = entries.findLast(({ current }) => current.title !== undefined)?.current.title;
  if (title !== undefined && document.title !== title) document.title = title;
  writeAttributes(document.documentElement, 'html');
  writeAttributes(document.body, 'body');
  const old = new Set(document.head.querySelectorAll(`[${MARK}]:not(title, [name=${VIEWPORT}])`));
  for (const tag of currentTags()) {
    const element = elementOf(tag);
    const same = [...old].find((one) => one.isEqualNode(element));
    if (same) old.delete(same);
    else document.head.append(element);
  }
  for (const element of old) element.remove();
}

let isScheduled = false;

/** Writes once, with the next frame, whatever number of entries change until then. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    write();
  });
}

interface Props {
  readonly children?: ReactNode;
}

/** Adds to the head what its children say, as long as it is mounted. */
export function Helmet({ children }: Props): ReactNode {
  const slot = useRef<Entry>({ html: {}, body: {}, tags: [] });
  const wanted = JSON.stringify(entryOf(children));

  useEffect(() => {
    slot.current = JSON.parse(wanted) as Entry;
    schedule();
  }, [wanted]);

  useEffect(() => {
    entries.push(slot);
    return () => {
      entries.splice(entries.indexOf(slot), 1);
      schedule();
    };
  }, []);

  return null;
}

/** The entries are the document's: there is no context to provide. */
export const HelmetProvider = ({ children }: Props): ReactNode => children;
