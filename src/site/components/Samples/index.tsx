import { useMemo, type ReactNode } from 'react';
import { sampleGenerators, type SampleRequest } from '../../../reference/samples';
import CodeTabs from '../CodeTabs';

interface Props {
  readonly request: SampleRequest;
}

/** One request as a program in every language. */
export default function Samples({ request }: Props): ReactNode {
  const samples = useMemo(
    () => sampleGenerators.map((one) => ({ ...one, code: one.generate(request) })),
    [request],
  );
  return <CodeTabs what={request.summary} samples={samples} />;
}
