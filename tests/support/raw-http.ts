import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * Sends text to a server on this machine without changes, because HTTP clients refuse to send much
 * of it.
 */
export function exchange(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let answer = '';
    connect(port, '127.0.0.1')
      .setEncoding('utf8')
      .on('data', (part: string) => (answer += part))
      .on('error', reject)
      .on('close', () => {
        const [head = '', ...rest] = answer.split('\r\n\r\n');
        // The text around the braces consists of chunk sizes.
        const body = /\{.*\}/s.exec(rest.join('\r\n\r\n'))?.[0] ?? '';
        resolve({ status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]), head, body });
      })
      .write(text);
  });
}
