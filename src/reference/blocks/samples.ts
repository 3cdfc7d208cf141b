import { sampleGenerators, type SampleRequest } from '../samples';
import { defineBlock } from './tree/block';
import { codeBlock } from './tree/mdast';

export interface SamplesProps {
  readonly request: SampleRequest;
}

/** One request as a program in every language. A copy contains only the first language. */
export const samples = defineBlock<SamplesProps>({
  component: 'Samples',
  markdown: ({ request }) =>
    sampleGenerators
      .slice(0, 1)
      .map(({ prismLanguage, generate }) => codeBlock(prismLanguage, generate(request))),
});
