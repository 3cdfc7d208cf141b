import { Workspace } from '../workspace';

/** Returns a workspace of a site that a test has made. */
export const workspaceAt = (siteDir: string, isDevelopment = false): Workspace =>
  new Workspace({
    siteDir,
    docsUrl: 'https://docs.library.example/docs',
    sets: [{ id: 'general', title: 'Library' }],
    isDevelopment,
  });
