import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeTabs } from '../blocks/code-tabs';
import { receiveEventSamples } from '../webhooks/samples';
import type { Tag } from './tag';

/** The receivers with their source text. */
export const receiverTabs = (siteDir: string) =>
  receiveEventSamples.map(({ file, ...sample }) => ({
    ...sample,
    code: readFileSync(join(siteDir, file), 'utf8').trimEnd(),
  }));

/** `<VerifySamples />`: a receiver of events in every language, as tests/webhooks runs it. */
export const verifySamplesTag: Tag = {
  name: 'VerifySamples',
  expand: ({ workspace }) => {
    const samples = receiverTabs(workspace.siteDir);
    return [codeTabs({ what: 'Receive and verify an event', apart: true, samples })];
  },
};
