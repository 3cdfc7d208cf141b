import { curl } from './curl';
import { go } from './go';
import { java } from './java';
import { node } from './node';
import { php } from './php';
import { python } from './python';
import type { SampleGenerator, SampleParts } from './request';
import { headersWithSecrets, targetWithSecrets } from './secrets';
import { commentText } from './text';
import { targetOf } from './url';

const generator = (
  id: SampleGenerator['id'],
  label: string,
  prismLanguage: string,
  write: (parts: SampleParts) => readonly string[],
): SampleGenerator => ({
  id,
  label,
  prismLanguage,
  generate: (request) =>
    write({
      ...request,
      summary: commentText(request.summary),
      ...headersWithSecrets(request),
      target: targetWithSecrets(targetOf(request), request),
      hasKey: request.idempotencyKey !== undefined,
      isHead: request.method === 'HEAD',
    }).join('\n'),
});

/** The languages the site offers, in the order of their tabs. Tests run every one of them. */
export const sampleGenerators: readonly SampleGenerator[] = [
  generator('curl', 'curl', 'bash', curl),
  generator('node', 'Node.js', 'javascript', node),
  generator('python', 'Python', 'python', python),
  generator('php', 'PHP', 'php', php),
  generator('go', 'Go', 'go', go),
  generator('java', 'Java', 'java', java),
];

export type { NameValue, SampleGenerator, SampleLanguageId, SampleRequest } from './request';
