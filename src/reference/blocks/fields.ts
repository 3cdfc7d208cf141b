import type { PhrasingContent } from 'mdast';
import { isFold } from './is-fold';
import { defineBlock, type NoProps } from './tree/block';
import {
  code,
  item,
  itemized,
  joined,
  list,
  mergedList,
  paragraph,
  text,
  withLead,
} from './tree/mdast';

export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  /** `nullable`, `read-only`, `write-only`, `deprecated`: those that apply, in this order. */
  readonly marks?: readonly string[] | undefined;
  readonly unit?: string | undefined;
  /** The constraints of its values, in words. */
  readonly limits?: string | undefined;
  readonly example?: string | undefined;
}

export interface OfFieldProps {
  /** Name of the field that the values or the alternatives belong to. */
  readonly field: string;
}

export interface FieldVariantsProps extends OfFieldProps {
  /** Whether a value may match several alternatives at once. */
  readonly mayCombine?: boolean | undefined;
}

export interface FieldValuesProps extends OfFieldProps {
  /** The summary of a folded, long list; absent for a short list. */
  readonly note?: string | undefined;
}

export interface FieldValueProps {
  readonly value: string;
}

export interface FieldValueLinksProps {
  /** Each value with the address where it is explained. */
  readonly values: readonly { readonly value: string; readonly href: string }[];
}

/** Matches the patterns and values in the limits of a field, which are shown as code. */
const EXACT =
  /((?:^|, |each )(?:matches|always|default) )(.+?)(?=, (?:\d|at |always |default |each |exactly |no )|$)/g;

const limitsContent = (limits: string): readonly PhrasingContent[] => {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const { 0: whole, 1: word = '', 2: value = '', index } of limits.matchAll(EXACT)) {
    parts.push(text(limits.slice(end, index) + word), code(value));
    end = index + whole.length;
  }
  return [...parts, text(limits.slice(end))];
};

/** `required, string, read-only, 1 to 8 characters, example `adult``. */
const particulars = (props: FieldProps): readonly PhrasingContent[] => {
  const { required = false, type, unit, marks = [], limits, example } = props;
  const words = [
    ...(required ? ['required'] : []),
    type,
    ...(unit === undefined ? [] : [unit]),
    ...marks,
  ].join(', ');
  return [
    text(` (${words}`),
    ...(limits === undefined ? [] : [text(', '), ...limitsContent(limits)]),
    ...(example === undefined ? [] : [text(', example '), code(example)]),
    text(')'),
  ];
};

export const fields = defineBlock<NoProps>({
  component: 'Fields',
  markdown: (_props, writer, children) => mergedList(children, writer),
});

/**
 * One field: its name, particulars and meaning in a line, and nested content below. A copy has list
 * items instead of table rows, because fields contain values, alternatives and further fields.
 */
export const field = defineBlock<FieldProps>({
  component: 'Field',
  folder: 'Fields',
  markdown: (props, writer, [first, ...rest]) => {
    // The title of a fold is the name of the field, which a copy would repeat in the same line.
    const isOwn = first !== undefined && isFold(first) && first.props.title === props.name;
    const children = isOwn ? [...first.children, ...rest] : [...(first ? [first] : []), ...rest];
    return [
      list([item(withLead([code(props.name), ...particulars(props)], writer.blocks(children)))]),
    ];
  },
  search: ({ id, name }) => ({ opens: { kind: 'field', anchor: id, title: name } }),
});

export const fieldVariants = defineBlock<FieldVariantsProps>({
  component: 'FieldVariants',
  folder: 'Fields',
  markdown: ({ mayCombine = false }, writer, children) => [
    paragraph([text(mayCombine ? 'One or more of:' : 'One of:')]),
    itemized(children, writer),
  ],
});

export const fieldValues = defineBlock<FieldValuesProps>({
  component: 'FieldValues',
  folder: 'Fields',
  markdown: (_props, writer, children) => [itemized(children, writer)],
});

/** A value and its meaning. */
export const fieldValue = defineBlock<FieldValueProps>({
  component: 'FieldValue',
  folder: 'Fields',
  markdown: ({ value }, writer, children) => withLead([code(value)], writer.blocks(children)),
  search: ({ value }) => ({ names: [value] }),
});

/** Values that are explained elsewhere, in one line. */
export const fieldValueLinks = defineBlock<FieldValueLinksProps>({
  component: 'FieldValueLinks',
  folder: 'Fields',
  markdown: ({ values }, writer) => [
    paragraph([
      text('Values: '),
      ...joined(values.map(({ value, href }) => writer.link(href, [code(value)]))),
    ]),
  ],
  search: ({ values }) => ({ names: values.map(({ value }) => value) }),
});

export const presentWhen = defineBlock<NoProps>({
  component: 'PresentWhen',
  folder: 'Fields',
  markdown: (_props, writer, children) => withLead([text('Present when')], writer.blocks(children)),
});
