import { describe, expect, it } from 'vitest';
import { foldSpelling } from './spelling';

describe('foldSpelling', () => {
  it.each([
    ['catalogue', 'catalog'],
    ['centre', 'center'],
    ['cheque', 'check'],
    ['defence', 'defense'],
    ['dialogue', 'dialog'],
    ['enrol', 'enroll'],
    ['fulfil', 'fulfill'],
    ['grey', 'gray'],
    ['judgement', 'judgment'],
    ['licence', 'license'],
    ['metre', 'meter'],
    ['offence', 'offense'],
    ['practise', 'practice'],
    ['programme', 'program'],
    ['misbehaviours', 'misbehaviors'],
    ['tokenisations', 'tokenizations'],
    ['unauthorised', 'unauthorized'],
    ['paralysing', 'paralyzing'],
    ['relabelled', 'relabeled'],
    ['cancellable', 'cancelable'],
  ])('writes %s as %s', (british, american) => {
    expect(foldSpelling(british)).toBe(american);
  });

  it.each([
    'serialist',
    'organisednot',
    'analysis',
    'analystic',
    'paralysed-x',
    'cancellation',
    'labelledx',
    'toString',
    'constructor',
  ])('leaves %s alone', (word) => {
    expect(foldSpelling(word)).toBe(word);
  });
});
