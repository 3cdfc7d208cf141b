import { isWhole } from './daily';

/** A width of the window in CSS pixels, and a color mode. */
interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/** Each width and each mode once; `npm run test:all` also checks the other two combinations. */
const USUAL: readonly Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];

/** The looks that the tests of each part of the site check. */
export const LOOKS: readonly Look[] = isWhole
  ? [...USUAL, { width: 375, theme: 'light' }, { width: 1280, theme: 'dark' }]
  : USUAL;
