import type { RootContent } from 'mdast';
import { heading } from '../blocks/tree/mdast';
import { schemaAnchor, statesAnchor, topicAnchor } from '../contract/page/anchors';
import { namesOf } from '../contract/names';
import { topicKey } from '../contract/page/topic-tags';
import { errorsTag } from './errors';
import { eventBlocks } from './events';
import { markdown } from './markdown';
import { operationBlocks } from './operation';
import { operationList } from './operations';
import { pageOrigin } from './reference';
import { schemaBlocks } from './schema';
import { statesTag } from './states';
import type { Tag } from './tag';
import { lookUp } from './topic';

/** `<Topic name="…" />`: everything of a topic, or below some of its paths, that no other tag shows. */
export const topicTag: Tag = {
  name: 'Topic',
  attributes: { name: 'text', under: 'text' },
  needs: ['name'],
  example: '<Topic name="card" />',
  async expand(page, place, { name = '', under }) {
    const { contract, restOf } = page.reference;
    const topics = new Map(contract.topics.map((topic) => [topic.name, topic]));
    const topic = lookUp(page, place, 'topic', topics, name);
    const rest = restOf(name, under);
    const key = topicKey(name, under);
    const operations = rest.operations.flatMap((id) => namesOf(contract).operations.get(id) ?? []);
    const part = (title: string, blocks: readonly RootContent[]): readonly RootContent[] =>
      blocks.length === 0
        ? []
        : [heading(2, topicAnchor(key, title.toLowerCase()), title), ...blocks];
    const objects = await Promise.all(
      [...new Set([...rest.schemas, ...rest.states])].map(async (id) => {
        const schema = lookUp(page, place, 'schema', contract.schemas, id);
        const [isSchema, hasStates] = [rest.schemas.includes(id), rest.states.includes(id)];
        return [
          heading(3, isSchema ? schemaAnchor(contract, id) : statesAnchor(id), schema.title),
          ...(isSchema ? schemaBlocks(schema, page, true) : []),
          ...(hasStates ? await statesTag.expand(page, place, { name: id }) : []),
        ];
      }),
    );
    const events = contract.events.filter((event) => rest.hasEvents && event.topic === name);
    return [
      ...(under === undefined ? markdown(page, topic.description, pageOrigin(page)) : []),
      ...(operations.length > 1 ? [operationList(page, topic, operations)] : []),
      ...part(
        'Operations',
        operations.flatMap((operation) => operationBlocks(operation, page)),
      ),
      ...part('Objects', objects.flat()),
      ...part(
        'Events',
        events.flatMap((event) => eventBlocks(event, page)),
      ),
      ...part('Errors', rest.hasErrors ? await errorsTag.expand(page, place, { topic: name }) : []),
    ];
  },
};
