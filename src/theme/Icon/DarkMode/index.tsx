import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/DarkMode';

/** A moon, drawn with a line. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        d="M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z"
      />
    </svg>
  );
}
