import { useMemo, type ReactNode } from 'react';
import type { Entry } from '@site/src/reference/playground/catalog';
import type { PlaygroundData } from '@site/src/reference/playground/data';
import type { Draft } from '@site/src/reference/playground/draft';
import { baseUrlFault, type Environment } from '@site/src/reference/playground/environment';
import { requestFault, sampleRequestOf } from '@site/src/reference/playground/request';
import Samples from '../../Samples';

interface Props {
  readonly data: PlaygroundData;
  readonly entry: Entry;
  readonly draft: Draft;
  readonly environment: Environment;
}

/** The request in every language of the samples; keys are read from the environment there. */
export default function RequestCode({ data, entry, draft, environment }: Props): ReactNode {
  const fault =
    requestFault(entry, draft) ??
    (environment.kind === 'own' ? baseUrlFault(environment.baseUrl) : undefined);
  const request = useMemo(
    () => (fault === undefined ? sampleRequestOf(data, entry, draft, environment) : undefined),
    [fault, data, entry, draft, environment],
  );
  return request ? <Samples request={request} /> : <p>{fault}</p>;
}
