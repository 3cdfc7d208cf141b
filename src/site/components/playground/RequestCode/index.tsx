import { useMemo, type ReactNode } from 'react';
import { baseUrlFault } from '@site/src/reference/playground/environment';
import { requestFault, sampleRequestOf } from '@site/src/reference/playground/request';
import Samples from '../../Samples';
import type { View } from '../view';

/** The request in every language of the samples, which read keys from the environment. */
export default function RequestCode({ playground, entry, draft, environment }: View): ReactNode {
  const { data } = playground;
  const fault =
    requestFault(entry, draft) ??
    (environment.kind === 'own' ? baseUrlFault(environment.baseUrl) : undefined);
  const request = useMemo(
    () => (fault === undefined ? sampleRequestOf(data, entry, draft, environment) : undefined),
    [fault, data, entry, draft, environment],
  );
  return request ? <Samples request={request} /> : <p>{fault}</p>;
}
