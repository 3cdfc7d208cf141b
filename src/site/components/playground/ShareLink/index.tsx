import { useState, type ReactNode } from 'react';
import { announce } from '../../CopyButton/announce';
import { Action } from '../Panel';
import type { View } from '../view';

/** Copies a link to the request to the clipboard, and shows it in the address bar. */
export default function ShareLink({ hash }: View): ReactNode {
  const [label, setLabel] = useState('Copy link');
  const share = async (): Promise<void> => {
    const url = new URL(location.href);
    url.search = '';
    url.hash = hash();
    history.replaceState(history.state, '', url);
    try {
      await navigator.clipboard.writeText(url.href);
      setLabel('Link copied');
      announce('Link copied, without your key.');
    } catch {
      setLabel('Link is in the address bar');
      announce('The link is in the address bar.');
    }
  };
  return <Action onClick={() => void share()}>{label}</Action>;
}
