import { Fragment, type ReactNode } from 'react';

/** Lets a long name break after one character only, such as `.` or `/`. */
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

/** Maximum length of a path that fits on one line in the columns of pages, in characters. */
const MOST_ON_A_LINE = 40;

/** A path, or a part of it. A long path can break after its slashes. */
export const pathText = (part: string, path = part): ReactNode =>
  path.length > MOST_ON_A_LINE ? breakable(part, '/') : part;
