import type { RootContent } from 'mdast';
import * as blocks from '../blocks/fields';
import { fold } from '../blocks/fold';
import { paragraph, text } from '../blocks/tree/mdast';
import { choiceSegment, fieldSegment } from '../contract/page/anchors';
import type { Constraint, EnumValue, Field, Variant } from '../contract/model';
import { fieldMarks, type PointerRoot } from './changes';
import { marksOf, requiredOneWay } from './field-marks';
import { fieldsLink } from './links';
import { flatMarkdown, markdown } from './markdown';
import { counted } from '../contract/counted';
import { namesNote } from './parts';
import type { Origin, Page } from './reference';
import { choice, exampleOf, isFixed, restBlocks } from './schema-parts';

/** Properties shared by all fields of one list. */
export interface FieldScope {
  readonly page: Page;
  readonly origin: Origin;
  /** Anchor of the list's fields up to the first dot, `card` or `create-card.body`. */
  readonly prefix: string;
  /** Anchors in use: by the conventions, alternatives share the anchors of their fields. */
  readonly taken: Set<string>;
  /** Pointers that the change log uses for the fields. */
  readonly roots: readonly PointerRoot[];
  /** The alternatives that the fields belong to, each with its depth in their paths. */
  readonly choices?: readonly (readonly [depth: number, segment: string])[];
  /** Whether the object is sent and received, so that some fields are required only one way. */
  readonly isTwoWay?: boolean;
  /** The address that explains a value, for values with their own explanation (states). */
  readonly hrefOfValue?: (field: Field, value: string) => string | undefined;
}

/** Longer patterns say less than the example; the published contract contains all of them. */
const MAX_PATTERN_LENGTH = 24;

const inWords = (limits: readonly Constraint[]): string =>
  limits.map(({ words }) => words).join(', ');

const limitsOf = (field: Field, { page }: FieldScope): string | undefined => {
  const { constraints, entryLimits = [], example } = field;
  // By convention, the description of a map explains its entries.
  const { sharesConventions } = page.reference.contract;
  const readable = [...constraints, ...(sharesConventions ? [] : entryLimits)].filter(
    ({ kind, value = '' }) =>
      kind !== 'pattern' || value.length <= MAX_PATTERN_LENGTH || example === undefined,
  );
  return readable.length === 0 ? undefined : inWords(readable);
};

const valueBlocks = (
  values: readonly EnumValue[],
  field: Field,
  scope: FieldScope,
): readonly RootContent[] => {
  if (values.length === 0) return [];
  const links = values.flatMap(({ value }) => {
    const href = scope.hrefOfValue?.(field, value);
    return href === undefined ? [] : [{ value, href }];
  });
  if (links.length === values.length) return [blocks.fieldValueLinks({ values: links })];
  const items = values.map(({ value, meaning }) =>
    blocks.fieldValue({ value }, flatMarkdown(scope.page, meaning, scope.origin)),
  );
  const note = values.length > 1 ? namesNote(values.map(({ value }) => value)) : undefined;
  return [blocks.fieldValues({ field: field.name, note }, items)];
};

/** `6 fields, 4 required` */
const fieldCount = (fields: readonly Field[]): string | undefined => {
  const required = fields.filter((field) => field.required).length;
  if (fields.length === 0) return undefined;
  return counted(fields.length, 'field') + (required > 0 ? `, ${required} required` : '');
};

/** A collapsed list of fields, with their number. */
export const foldedFields = (
  title: string,
  fields: readonly Field[],
  scope: FieldScope,
): readonly RootContent[] =>
  fields.length === 0 ? [] : [fold({ title, note: fieldCount(fields) }, fieldList(fields, scope))];

/** Limits and values of an alternative that is not an object, or a link to its fields. */
const limitBlocks = (variant: Variant, scope: FieldScope): readonly RootContent[] => {
  const { title, constraints, enumValues, schema } = variant;
  const items = enumValues.map(({ value, meaning }) =>
    blocks.fieldValue({ value }, flatMarkdown(scope.page, meaning, scope.origin)),
  );
  return [
    ...(constraints.length === 0 ? [] : [paragraph([text(inWords(constraints))])]),
    ...(items.length === 0 ? [] : [blocks.fieldValues({ field: title }, items)]),
    ...fieldsLink(scope.page, schema),
  ];
};

/** The alternatives of a `oneOf` with their fields; the first is open if nothing else is shown. */
export const variantBlocks = (
  variants: readonly Variant[],
  scope: FieldScope,
  isChoice = false,
): readonly RootContent[] =>
  variants.map((variant, index) => {
    const { title, description, fields, schema } = variant;
    const depth = (fields[0]?.path.length ?? 1) - 1;
    const roots = [...scope.roots, ...objectRoot(schema, depth)];
    const segment = choiceSegment(title);
    const isSame = (other: Variant): boolean => choiceSegment(other.title) === segment;
    const before = variants.slice(0, index).filter(isSame).length;
    const own = [depth, before === 0 ? segment : `${segment}~${before + 1}`] as const;
    const choices = [...(scope.choices ?? []), own];
    return fold({ title, note: fieldCount(fields), open: isChoice && index === 0 }, [
      ...choice(variant),
      ...markdown(scope.page, description, scope.origin),
      ...(fields.length > 0 ? [] : limitBlocks(variant, scope)),
      ...restBlocks(scope.page, variant.rest),
      ...fieldList(fields, { ...scope, choices, roots }),
    ]);
  });

/** The change log can also name a field under its object, if the object has a name. */
export const objectRoot = (schema: string | undefined, depth: number): readonly PointerRoot[] =>
  schema === undefined ? [] : [{ place: `schema:${schema}`, depth }];

/** The change log names a shared parameter once, for all its operations. */
const sharedRoot = ({ shared, path }: Field): readonly PointerRoot[] =>
  shared === undefined ? [] : [{ place: shared, depth: path.length }];

/**
 * The anchor of a field: its path, with the alternatives on it. By the conventions, only if another
 * alternative has the same field.
 */
const idOf = ({ path }: Field, { page, prefix, taken, choices = [] }: FieldScope): string => {
  const names = path.map(fieldSegment);
  const whole = names.flatMap((name, depth) => [
    ...choices.flatMap(([of, segment]) => (of === depth ? [segment] : [])),
    name,
  ]);
  const [, choice = ''] = choices.at(-1) ?? [];
  const short = page.reference.contract.sharesConventions
    ? [names, names.toSpliced(-1, 0, choice.slice(1))]
    : [];
  const ids = [...short, whole].map((segments) => [prefix, ...segments].join('.'));
  const id = ids.find((one) => !taken.has(one)) ?? '';
  taken.add(id);
  return id;
};

const childBlocks = (field: Field, outer: FieldScope): readonly RootContent[] => {
  const { schema } = field.type;
  const link = fieldsLink(outer.page, schema);
  if (link.length > 0) return link;
  const roots = [...outer.roots, ...sharedRoot(field), ...objectRoot(schema, field.path.length)];
  const scope = { ...outer, roots };
  return [
    ...foldedFields(field.name, field.children, scope),
    ...(field.variants.length > 0
      ? [
          blocks.fieldVariants(
            { field: field.name, mayCombine: field.mayCombine },
            variantBlocks(field.variants, scope),
          ),
        ]
      : []),
  ];
};

const presence = (field: Field, { page, origin }: FieldScope): readonly RootContent[] =>
  field.presentWhen === undefined
    ? []
    : [blocks.presentWhen({}, flatMarkdown(page, field.presentWhen.words, origin))];

const fieldBlock = (field: Field, scope: FieldScope): RootContent => {
  const { name, unit } = field;
  return blocks.field(
    {
      id: idOf(field, scope),
      name,
      type: field.type.label,
      required: field.required && requiredOneWay(field, scope.isTwoWay) === undefined,
      marks: marksOf(field, scope.isTwoWay),
      unit,
      limits: limitsOf(field, scope),
      example: isFixed(field) ? undefined : exampleOf(field),
    },
    [
      ...flatMarkdown(scope.page, field.description, scope.origin),
      ...fieldMarks(scope.page, field.path, [...scope.roots, ...sharedRoot(field)]),
      ...presence(field, scope),
      ...valueBlocks(field.enumValues, field, scope),
      ...childBlocks(field, scope),
      ...restBlocks(scope.page, field.rest),
    ],
  );
};

/** A list of fields, required ones first; empty if there are none. */
export const fieldList = (fields: readonly Field[], scope: FieldScope): readonly RootContent[] => {
  if (fields.length === 0) return [];
  const inOrder = fields.toSorted((a, b) => Number(b.required) - Number(a.required));
  const items = inOrder.map((field) => fieldBlock(field, scope));
  return [blocks.fields({}, items)];
};
