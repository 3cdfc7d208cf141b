/**
 * Whether files keep the state in which they were first read: during a build
 * they do, while the dev server has to look again. Looking at every file of a
 * large set for each of its pages takes longer than making the pages.
 */
export const filesAreSettled = (): boolean => process.env.NODE_ENV === 'production';
