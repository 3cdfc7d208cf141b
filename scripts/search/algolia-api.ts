import { ALGOLIA_SETTINGS, type AlgoliaRecord } from '../../src/reference/search/algolia';

interface IndexAddress {
  /** `https://APP_ID.algolia.net`, or a test server. */
  readonly origin: string;
  readonly appId: string;
  /** A key with the rights `addObject`, `deleteIndex`, `settings` and `editSettings`. */
  readonly writeKey: string;
  readonly indexName: string;
}

const BATCH_SIZE = 1_000;
const TASK_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 500;

interface Task {
  readonly taskID: number;
}

/** A client for Algolia's REST API: https://www.algolia.com/doc/rest-api/search/ */
class AlgoliaApi {
  constructor(private readonly address: IndexAddress) {}

  async send(method: string, index: string, path: string, body?: object): Promise<unknown> {
    const { origin, appId, writeKey } = this.address;
    const url = `${origin}/1/indexes/${encodeURIComponent(index)}${path}`;
    const response = await fetch(url, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': appId,
        'x-algolia-api-key': writeKey,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok) {
      const text = (await response.text()).slice(0, 300);
      throw new Error(
        `${method} ${url} answered ${response.status}: ${text}\n` +
          (response.status === 403
            ? 'The key needs the rights addObject, deleteIndex, settings and editSettings.'
            : 'Nothing was changed in the live index; run the script again.'),
      );
    }
    return response.json();
  }

  async finish(index: string, { taskID }: Task): Promise<void> {
    const deadline = Date.now() + TASK_TIMEOUT_MS;
    for (;;) {
      const { status } = (await this.send('GET', index, `/task/${taskID}`)) as { status: string };
      if (status === 'published') return;
      if (Date.now() > deadline) {
        throw new Error(`Task ${taskID} of ${index} took longer than ${TASK_TIMEOUT_MS / 1000} s.`);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
  }
}

/**
 * Replaces the records of an index in one step: they go to a second index, which then replaces the
 * first. Readers never see a half-filled index.
 *
 * @throws Error with the address and the response; the live index is then unchanged
 */
export async function replaceRecords(
  records: readonly AlgoliaRecord[],
  address: IndexAddress,
): Promise<void> {
  const api = new AlgoliaApi(address);
  const next = `${address.indexName}_next`;
  const tasks = [(await api.send('PUT', next, '/settings', ALGOLIA_SETTINGS)) as Task];
  for (let start = 0; start < records.length; start += BATCH_SIZE) {
    const requests = records
      .slice(start, start + BATCH_SIZE)
      .map((body) => ({ action: 'addObject', body }));
    tasks.push((await api.send('POST', next, '/batch', { requests })) as Task);
  }
  for (const task of tasks) await api.finish(next, task);
  const move = { operation: 'move', destination: address.indexName };
  await api.finish(next, (await api.send('POST', next, '/operation', move)) as Task);
}
