import { useMemo, type ReactNode } from 'react';
import type { SamplesProps } from '../../../reference/blocks/samples';
import { sampleGenerators } from '../../../reference/samples';
import CodeTabs from '../CodeTabs';

/** The code of a request in every language. */
export default function Samples({ request }: SamplesProps): ReactNode {
  const samples = useMemo(
    () =>
      sampleGenerators.map((generator) => ({ ...generator, code: generator.generate(request) })),
    [request],
  );
  return <CodeTabs what={request.summary} samples={samples} />;
}
