import MDXComponents from '@theme-original/MDXComponents';
import Anchored from '@site/src/components/Anchored';
import ChangeEntries, { ChangeEntry } from '@site/src/components/ChangeEntries';
import ChangeMark from '@site/src/components/ChangeMark';
import ChangeHead from '@site/src/components/ChangeHead';
import CodeTabs from '@site/src/components/CodeTabs';
import { DownloadButton, DownloadList } from '@site/src/components/Downloads';
import Endpoint from '@site/src/components/Endpoint';
import {
  ErrorEntries,
  ErrorEntry,
  ErrorLine,
  ErrorLines,
} from '@site/src/components/ErrorReference';
import Example from '@site/src/components/Example';
import { Fact, Facts } from '@site/src/components/Facts';
import {
  Field,
  FieldGroup,
  Fields,
  FieldValue,
  FieldValues,
  FieldVariants,
  PresentWhen,
} from '@site/src/components/Fields';
import {
  StateDiagram,
  StateMeaning,
  StateMove,
  StateMoves,
  StateName,
} from '@site/src/components/Lifecycle';
import MethodBadge from '@site/src/components/MethodBadge';
import { OperationLine, OperationLines } from '@site/src/components/OperationLines';
import {
  ReferenceBlock,
  ReferenceMain,
  ReferenceResponse,
  ReferenceSection,
  ReferenceSide,
} from '@site/src/components/ReferenceBlock';
import SampleContractNotice from '@site/src/components/SampleContractNotice';
import Samples from '@site/src/components/Samples';
import StatusBadge from '@site/src/components/StatusBadge';
import TableRegion from '@site/src/components/TableRegion';

/** What a writer may set in a page (src/components/README.md). */
const vocabulary = { MethodBadge, SampleContractNotice, StatusBadge };

/** What src/remark turns `<Operation>`, `<Schema>` and the like into. */
const reference = {
  Anchored,
  ChangeEntries,
  ChangeEntry,
  ChangeHead,
  ChangeMark,
  CodeTabs,
  DownloadButton,
  DownloadList,
  Endpoint,
  ErrorEntries,
  ErrorEntry,
  ErrorLine,
  ErrorLines,
  Example,
  Fact,
  Facts,
  Field,
  FieldGroup,
  Fields,
  FieldValue,
  FieldValues,
  FieldVariants,
  OperationLine,
  OperationLines,
  PresentWhen,
  ReferenceBlock,
  ReferenceMain,
  ReferenceResponse,
  ReferenceSection,
  ReferenceSide,
  Samples,
  StateDiagram,
  StateMeaning,
  StateMove,
  StateMoves,
  StateName,
};

export default { ...MDXComponents, ...vocabulary, ...reference, table: TableRegion };
