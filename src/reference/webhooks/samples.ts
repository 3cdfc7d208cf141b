import type { SampleGenerator } from '../samples';

/** A program for readers to copy, kept as a source file in its language. */
export interface SampleFile extends Pick<SampleGenerator, 'id' | 'label' | 'prismLanguage'> {
  /** Path relative to the site. */
  readonly file: string;
}

const FOLDER = 'partners/shared/samples/receive-event';

/** Receivers of events, one per language; the shell script checks a recorded delivery. */
export const receiveEventSamples: readonly SampleFile[] = [
  { id: 'curl', label: 'Shell', prismLanguage: 'bash', file: `${FOLDER}/verify.sh` },
  { id: 'node', label: 'Node.js', prismLanguage: 'javascript', file: `${FOLDER}/receive.mjs` },
  { id: 'python', label: 'Python', prismLanguage: 'python', file: `${FOLDER}/receive.py` },
  { id: 'php', label: 'PHP', prismLanguage: 'php', file: `${FOLDER}/receive.php` },
  { id: 'go', label: 'Go', prismLanguage: 'go', file: `${FOLDER}/receive.go` },
  { id: 'java', label: 'Java', prismLanguage: 'java', file: `${FOLDER}/Receive.java` },
];
