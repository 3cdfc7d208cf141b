import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { onceInView } from '../inView';
import { highlight } from './highlight';
import './highlight.css';
import Region from './Region';

interface Props extends Omit<ComponentProps<typeof Region>, 'children'> {
  readonly code: string;
  /** Prism's name for the language. */
  readonly language: string;
}

/** Code in a single `<pre>`. Once it is in view, ranges color it without further elements. */
export default function CodeText({ code, language, ...region }: Props): ReactNode {
  const element = useRef<HTMLPreElement>(null);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let clear: (() => void) | undefined;
    const stop = onceInView(target, () => {
      clear = highlight(target, language);
    });
    return () => {
      stop();
      clear?.();
    };
  }, [code, language]);

  return (
    <Region ref={element} {...region}>
      {code}
    </Region>
  );
}
