import type { ReactNode } from 'react';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';
import { warnUnlessStored } from '../../site/components/StorageNotice/notice';

/** Warns the reader when the chosen mode cannot be stored. */
export default function StoredColorModeToggle({ onChange, ...props }: Props): ReactNode {
  const changeMode: Props['onChange'] = (mode) => {
    onChange(mode);
    warnUnlessStored();
  };
  return <ColorModeToggle {...props} onChange={changeMode} />;
}
