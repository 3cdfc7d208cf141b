import { requiredText } from '../element';
import { item, list, mergedList, withLead } from '../nodes';
import { type Form, strong, text } from '../plain';

/** Its anchor, as those of fields, is one of the page alone. */
const fact: Form = (element, plain) => {
  const lead = [strong(requiredText(element, 'term'))];
  return list([item(withLead(lead, text(': '), plain.blocks(element.children)))]);
};

/** Terms and what they are: one list. */
const facts: Form = (element, plain) => mergedList(plain.blocks(element.children));

const changeHead: Form = (element) => {
  const isBreaking = element.attributes.some((one) => 'name' in one && one.name === 'breaking');
  return [
    text(
      [
        requiredText(element, 'date'),
        requiredText(element, 'kind'),
        isBreaking ? 'Breaking' : 'Not breaking',
        `Contract version ${requiredText(element, 'version')}`,
      ].join(' · '),
    ),
  ];
};

/** A part whose component adds nothing to what it holds. */
const content: Form = (element, plain) => plain.blocks(element.children);

export const factForms: Readonly<Record<string, Form>> = {
  ChangeHead: changeHead,
  ChangeEntries: content,
  ChangeEntry: content,
  ChangeMark: content,
  Fact: fact,
  Facts: facts,
};
