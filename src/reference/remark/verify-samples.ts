import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeTabs } from '../blocks/code-tabs';
import { receiveEventSamples } from '../webhooks/samples';
import type { Tag } from './tag';

/** The receivers with their source code. */
export const receiverTabs = (siteDir: string) =>
  receiveEventSamples.map(({ file, ...sample }) => ({
    ...sample,
    code: readFileSync(join(siteDir, file), 'utf8').trimEnd(),
  }));

/** `<VerifySamples />`: an event receiver in every language, tested by tests/webhooks. */
export const verifySamplesTag: Tag = {
  name: 'VerifySamples',
  expand: ({ workspace }) => {
    const samples = receiverTabs(workspace.siteDir);
    return [codeTabs({ what: 'Receive and verify an event', apart: true, samples })];
  },
};
