import { equal } from '../contract/json';
import { withNearestNumbers } from '../contract/numeral';
import { curl } from './curl';
import { go } from './go';
import { java } from './java';
import { node } from './node';
import { php } from './php';
import { python } from './python';
import type { ProblemMember, SampleGenerator, SampleParts, SampleRequest } from './request';
import { headersWithSecrets, targetWithSecrets } from './secrets';
import { commentText, jsonText } from './text';
import { targetOf } from './url';

/**
 * Sends a body as text if its numbers would lose digits as numbers of a language: the literal
 * 9007199254740993 is 9007199254740992 in JavaScript.
 */
function withDigits(request: SampleRequest): SampleRequest {
  const { body, ...rest } = request;
  const isKept = body === undefined || equal(body, withNearestNumbers(body));
  return isKept ? request : { ...rest, payload: { text: jsonText(body) } };
}

const ADVICE: Readonly<Record<ProblemMember, string>> = {
  code: 'act on its code',
  requestId: 'quote its requestId to support',
};

function errorNote({ problem }: SampleRequest): readonly string[] {
  if (!problem) return [];
  const advice = problem.map((member) => ADVICE[member]).join(', ');
  return [`A problem (RFC 9457)${advice && `: ${advice}`}.`];
}

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
      ...withDigits(request),
      summary: commentText(request.summary),
      ...headersWithSecrets(request),
      target: targetWithSecrets(targetOf(request), request),
      hasKey: request.idempotencyKey !== undefined,
      errorNote: errorNote(request),
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
