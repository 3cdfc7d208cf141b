import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { successAnswer } from '../../../src/reference/contract/http/success';
import { SAMPLE_SECRET } from '../../../src/reference/webhooks/bench';
import { loadSubjects } from '../../mock/support';
import { runCollection } from '../../postman/run';
import { receivers, startReceiver } from '../../webhooks/receivers';
import { says } from '../promises/says';

/* What a reader sees who starts a printed receiver and runs the folder of the Postman collection. */

const sets = (await loadSubjects()).filter(({ set }) => ['general', 'rebell-pay'].includes(set));

describe.each(receivers)('the receiver in $toolchain.id', (receiver) => {
  it.each(sets)(
    'passes what needs no body in the answer, and nothing else: $set',
    async (subject) => {
      says(
        'The complete receivers only store what is sent to them. With one of them *Receive an event* passes, and *Report your health* fails, as does every request that needs an answer with a body',
      );
      const inbox = mkdtempSync(join(tmpdir(), 'inbox-'));
      const running = await startReceiver(receiver, receiver.file, {
        WEBHOOK_SECRET: SAMPLE_SECRET,
        INBOX: inbox,
      });
      try {
        const { failures } = await runCollection(subject, {
          folder: 'Your endpoints',
          environment: { partnerUrl: running.url },
        });
        const failing = [...new Set(failures.map((failure) => failure.split(': ')[0]))];
        const { partnerOperations } = subject.contract;
        const withBody = partnerOperations.filter((operation) => successAnswer(operation)?.body);
        expect(failing).toEqual(withBody.map(({ summary }) => summary));
        expect(failing).toContain('Report your health');
        expect(failing).not.toContain('Receive an event');
      } finally {
        running.stop();
        rmSync(inbox, { recursive: true });
      }
    },
  );
});
