import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';

const STYLE: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: '0.5rem',
  insetInlineStart: '0.5rem',
  zIndex: 999,
  margin: 0,
  padding: '0 0.5rem',
  background: 'var(--ifm-background-surface-color)',
  border: '1px solid currentcolor',
};

interface Message {
  readonly type?: string;
  readonly data?: { readonly percent?: number };
}

/** Shows that a change is still being checked: the absence of problems means nothing yet. */
export default function Checking(): ReactNode {
  const [isChecking, setChecking] = useState(false);
  useEffect(() => {
    // webpack-dev-server's client forwards the messages of `plugins/dev-server/checking.ts`.
    const onMessage = ({ source, data }: MessageEvent<Message | undefined>): void => {
      if (source === window && data?.type === 'webpackProgress') {
        setChecking((data.data?.percent ?? 100) < 100);
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return (
    <p role="status" style={isChecking ? STYLE : undefined}>
      {isChecking && 'Checking…'}
    </p>
  );
}
