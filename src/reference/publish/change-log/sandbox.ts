import type { Contract } from '../../contract/model';
import type { Workspace } from '../../contract/workspace';
import { compile } from '../../mock/compile';
import type { MockContract } from '../../mock/contract';
import { earlierVersion, withEndings } from '../../mock/endings';
import { compareVersions } from './order';
import { readChangeLog } from './read';
import { readReleases } from './releases';

/** The sandbox's view of a contract, with everything whose end its change log announces. */
export function sandboxOf(workspace: Workspace, contract: Contract): MockContract {
  const changes = readChangeLog(workspace, contract);
  const page = `${workspace.docsUrl}/${contract.set}/change-log`;
  const mock = withEndings(compile(contract), changes, page);
  const released = readReleases(workspace, contract.set).map(({ version }) => version);
  const earlier = released.filter((version) => compareVersions(version, contract.version) < 0);
  if (mock.version === undefined || earlier.length === 0) return mock;
  const since = (version: string) =>
    changes.filter((one) => one.breaking && compareVersions(one.version, version) > 0);
  return {
    ...mock,
    earlierVersions: earlier.map((version) => earlierVersion(version, since(version), page)),
  };
}
