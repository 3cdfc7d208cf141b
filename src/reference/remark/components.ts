import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { elementsOf } from './elements';
import { importOf } from './esm';

interface Module {
  /** Folder below src/site/components. */
  readonly folder: string;
  /** Its default export. */
  readonly name?: string;
  readonly others?: readonly string[];
}

/** Components that the transformers write into a page, by the module that they come from. */
const REFERENCE_MODULES: readonly Module[] = [
  { folder: 'Anchored', name: 'Anchored' },
  { folder: 'ChangeEntries', name: 'ChangeEntries', others: ['ChangeEntry'] },
  { folder: 'ChangeHead', name: 'ChangeHead' },
  { folder: 'ChangeMark', name: 'ChangeMark' },
  { folder: 'CodeTabs', name: 'CodeTabs' },
  { folder: 'Downloads', others: ['DownloadButton', 'DownloadList'] },
  { folder: 'Endpoint', name: 'Endpoint' },
  {
    folder: 'ErrorReference',
    others: ['ErrorEntries', 'ErrorEntry', 'ErrorLine', 'ErrorLines'],
  },
  { folder: 'Example', name: 'Example' },
  { folder: 'Facts', others: ['Fact', 'Facts'] },
  {
    folder: 'Fields',
    others: [
      'Field',
      'FieldGroup',
      'Fields',
      'FieldValue',
      'FieldValues',
      'FieldVariants',
      'PresentWhen',
    ],
  },
  {
    folder: 'Lifecycle',
    others: ['StateDiagram', 'StateMeaning', 'StateMove', 'StateMoves', 'StateName'],
  },
  { folder: 'OperationLines', others: ['OperationLine', 'OperationLines'] },
  {
    folder: 'ReferenceBlock',
    others: [
      'ReferenceBlock',
      'ReferenceMain',
      'ReferenceResponse',
      'ReferenceSection',
      'ReferenceSide',
    ],
  },
  { folder: 'Samples', name: 'Samples' },
];

/** Components that a writer sets, beside `Details`, which the theme brings. */
const WRITERS_MODULES: readonly Module[] = [
  { folder: 'MethodBadge', name: 'MethodBadge' },
  { folder: 'SampleContractNotice', name: 'SampleContractNotice' },
  { folder: 'StatusBadge', name: 'StatusBadge' },
];

const namesOf = ({ name, others = [] }: Module): readonly string[] => [
  ...(name === undefined ? [] : [name]),
  ...others,
];

/** Names of the components that the transformers write into a page. */
export const REFERENCE_COMPONENTS: readonly string[] = REFERENCE_MODULES.flatMap(namesOf);

/** Names of the components that a writer sets and that this module imports. */
export const IMPORTED_FOR_WRITERS: readonly string[] = WRITERS_MODULES.flatMap(namesOf);

/**
 * Imports the components that a page uses, so that no other page carries their
 * scripts and styles. Runs after the transformers that write them.
 */
export const components: Plugin<[], Root> = () => (root) => {
  const used = new Set(elementsOf(root).map(({ name }) => name));
  for (const module of [...REFERENCE_MODULES, ...WRITERS_MODULES]) {
    const { folder, name, others = [] } = module;
    const usedOthers = others.filter((one) => used.has(one));
    const usedName = name !== undefined && used.has(name) ? name : undefined;
    if (usedName === undefined && usedOthers.length === 0) continue;
    root.children.unshift(importOf(`@site/src/site/components/${folder}`, usedName, usedOthers));
  }
};
