/** Roles of tokens, each with a color of the code theme and a name for `::highlight()`. */
export const TOKEN_ROLES = ['comment', 'string', 'number', 'keyword', 'name', 'property'] as const;
export type TokenRole = (typeof TOKEN_ROLES)[number];

/** A Prism token: text, or a typed token that contains more tokens. */
export type Token =
  | string
  | {
      readonly type: string;
      readonly alias?: string | readonly string[];
      readonly content: Content;
    };
type Content = Token | readonly Token[];

const ROLE_OF: ReadonlyMap<string, TokenRole> = new Map(
  (
    [
      ['comment', ['comment', 'prolog', 'doctype', 'cdata', 'shebang']],
      ['string', ['string', 'char', 'url', 'regex', 'template-string', 'heredoc-string']],
      ['number', ['number', 'boolean', 'constant', 'symbol', 'null']],
      ['keyword', ['keyword', 'tag', 'selector', 'atrule', 'important']],
      ['name', ['function', 'class-name', 'maybe-class-name', 'builtin', 'namespace', 'package']],
      ['property', ['property', 'key', 'attr-name', 'parameter', 'variable', 'assign-left']],
    ] as const satisfies readonly (readonly [TokenRole, readonly string[]])[]
  ).flatMap(([role, types]) => types.map((type) => [type, role] as const)),
);

/** A range of a text with one role; offsets in UTF-16 code units, `end` excluded. */
export interface RoleRange {
  readonly role: TokenRole;
  readonly start: number;
  readonly end: number;
}

const roleOf = (
  type: string,
  alias: string | readonly string[] | undefined,
): TokenRole | undefined =>
  ROLE_OF.get(type) ??
  [alias ?? []]
    .flat()
    .map((name) => ROLE_OF.get(name))
    .find((role) => role !== undefined);

/** Returns the colored ranges of a text, in order; the innermost token with a role applies. */
export const rangesOf = (tokens: readonly Token[]): readonly RoleRange[] => {
  const ranges: RoleRange[] = [];
  let offset = 0;
  const walk = (content: Content, inherited: TokenRole | undefined): void => {
    if (typeof content === 'string') {
      const start = offset;
      offset += content.length;
      if (inherited) ranges.push({ role: inherited, start, end: offset });
      return;
    }
    if ('type' in content) {
      walk(content.content, roleOf(content.type, content.alias) ?? inherited);
      return;
    }
    for (const token of content) walk(token, inherited);
  };
  walk(tokens, undefined);
  return ranges;
};

/** Joins neighboring ranges of the same role, including the white space between them. */
export const joinRanges = (ranges: readonly RoleRange[], text: string): readonly RoleRange[] => {
  const joined: RoleRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    const isNext = last?.role === range.role && text.slice(last.end, range.start).trim() === '';
    if (last && isNext) joined[joined.length - 1] = { ...last, end: range.end };
    else joined.push(range);
  }
  return joined;
};
