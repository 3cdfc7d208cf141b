import type { ReactNode } from 'react';
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type { Props } from '@theme/AnnouncementBar/CloseButton';
import { warnUnlessStored } from '../../../site/components/StorageNotice/notice';

/** Warns the reader when the dismissal cannot be stored. */
export default function StoredCloseButton({ onClick, ...props }: Props): ReactNode {
  const dismiss: Props['onClick'] = (event) => {
    onClick?.(event);
    warnUnlessStored();
  };
  return <CloseButton {...props} onClick={dismiss} />;
}
