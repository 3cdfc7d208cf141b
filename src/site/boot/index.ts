import { addressBlock, type AddressOptions, fragmentBlock, movedSectionBlock } from './address';
import { assetReloadBlock } from './assets';
import {
  announcementBlock,
  attributesBlock,
  openPartsBlock,
  storedThemeBlock,
} from './preferences';
import { inlineScript } from './script';

export interface BootOptions extends AddressOptions {
  /** Suffix of the site's storage keys, such as `-966`; empty without a namespace. */
  readonly storageNamespace: string;
  /** Id of the current announcement; undefined when the site has none. */
  readonly announcementId: string | undefined;
}

/**
 * The first inline script of every page. It runs before the scripts of the theme, so that they read
 * a clean address and valid stored values.
 */
export const bootScript = (options: BootOptions): string =>
  inlineScript([
    addressBlock(options),
    fragmentBlock(),
    attributesBlock(),
    openPartsBlock(),
    storedThemeBlock(options.storageNamespace),
    ...(options.announcementId === undefined
      ? []
      : [announcementBlock(options.announcementId, options.storageNamespace)]),
    assetReloadBlock(options.baseUrl),
  ]);

/** The script of every redirect page. */
export const redirectScript = (options: AddressOptions): string =>
  inlineScript([movedSectionBlock(options)]);
