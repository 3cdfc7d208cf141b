import { Fragment, type ReactNode } from 'react';

/** Lets a long name break after one sign only. */
export const breakable = (name: string, sign: string): ReactNode =>
  name.split(sign).map((part, index, { length }) =>
    index === length - 1 ? (
      part
    ) : (
      <Fragment key={index}>
        {part + sign}
        <wbr />
      </Fragment>
    ),
  );

/** A path of as many characters fits on a line in the columns of pages. */
const MOST_ON_A_LINE = 40;

/** A path, or a part of it: a long one breaks after its slashes where there is little room. */
export const pathText = (part: string, path = part): ReactNode =>
  path.length > MOST_ON_A_LINE ? breakable(part, '/') : part;
