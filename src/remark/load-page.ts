import { site } from '../config/site';
import {
  errorAnchor,
  eventAnchor,
  kebabCase,
  operationAnchor,
  stateAnchor,
} from '../contract/anchors';
import { fieldsOf, variantsOf } from '../contract/fields';
import { cachedContract } from '../contract/load';
import type { Contract } from '../contract/model';
import { COMMON_TOPIC, topicPath } from '../contract/routes';
import { type PlacedTag, placedTags } from './placement';
import type { Reference, Target, TargetKind } from './reference';
import type { PageLoader } from './tag';

const docsUrl = site.url + site.baseUrl.replace(/\/$/, '');

type Finder = (name: string) => Target | undefined;

const finders = (
  contract: Contract,
  tags: readonly PlacedTag[],
): Readonly<Record<TargetKind, Finder>> => {
  const pageWith = (tag: string, attribute: string, value: string): string | undefined =>
    tags.find(({ name, values }) => name === tag && values[attribute] === value)?.page;
  const at = (page: string | undefined, anchor: string): Target | undefined =>
    page === undefined ? undefined : { page, anchor };
  const pageOfTopic = (topic: string) =>
    `/${[contract.set, topicPath(topic)].filter(Boolean).join('/')}`;
  const topicPageWith = (tag: string, topic: string): string | undefined =>
    pageWith(tag, 'topic', topic) ??
    tags.find(
      ({ name, values, page }) =>
        name === tag &&
        values.topic === undefined &&
        page === pageOfTopic(topic) &&
        topic !== COMMON_TOPIC,
    )?.page;
  return {
    op: (id) => at(pageWith('Operation', 'id', id), operationAnchor(id)),
    schema: (name) => at(pageWith('Schema', 'name', name), kebabCase(name)),
    state: (path) => {
      const [schema = '', state = ''] = path.split('.');
      const lifecycle = contract.schemas.get(schema)?.lifecycle;
      const known = lifecycle?.states.some(({ name }) => name === state);
      return lifecycle && known
        ? at(pageWith('States', 'name', schema), stateAnchor(schema, lifecycle.property, state))
        : undefined;
    },
    event: (type) => {
      const event = contract.events.find((one) => one.type === type);
      return event && at(topicPageWith('Events', event.topic), eventAnchor(type));
    },
    error: (code) => {
      const error = contract.errors.find((one) => one.code === code);
      return error && at(topicPageWith('Errors', error.topic), errorAnchor(code));
    },
  };
};

/** Reads the contract of a page's set and finds where everything of it is placed. */
export const loadPage: PageLoader = async (file, set, siteDir) => {
  const contract = await cachedContract({ siteDir, set, docsUrl });
  const find = finders(contract, placedTags(siteDir, set));
  const pageOf = (topic: string): string => `/${[set, topicPath(topic)].filter(Boolean).join('/')}`;
  const reference: Reference = {
    contract,
    fieldsOf: (ref) => ({ fields: fieldsOf(contract, ref), variants: variantsOf(contract, ref) }),
    target: (kind, name) => find[kind](name),
    pageOf: (topic) =>
      contract.topics.some(({ name }) => name === topic) ? pageOf(topic) : undefined,
  };
  const path = `/${file.replace(/^partners\//, '').replace(/(?:\/intro)?\.mdx?$/, '')}`;
  return {
    siteDir,
    set,
    file,
    path,
    topic: contract.topics.find(({ name }) => pageOf(name) === path),
    reference,
  };
};
