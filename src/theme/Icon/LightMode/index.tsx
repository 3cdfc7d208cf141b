import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/LightMode';

/** A sun, drawn with lines. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        d="M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 3v1m0 16v1M3 12h1m16 0h1M5.6 5.6l.7.7m11.4 11.4.7.7M5.6 18.4l.7-.7M17.7 6.3l.7-.7"
      />
    </svg>
  );
}
