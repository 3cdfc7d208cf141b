import { expect, it } from 'vitest';
import { sampleNotice } from './sample-notice';

const sample = (title: string) => ({ title, isSample: true });

it('calls the whole site a sample when all its sets are samples', () => {
  expect(sampleNotice([sample('One'), sample('Two')])).toEqual({
    bar: 'These pages describe a sample contract. Hosts, fees and limits are illustrative.',
    footer: 'Sample contract: nothing here is an offer.',
  });
});

it('names the samples beside other sets', () => {
  expect(sampleNotice([sample('One'), { title: 'Pets' }, sample('Two')])).toEqual({
    bar: 'The pages of One and Two describe a sample contract. Hosts, fees and limits are illustrative.',
    footer: 'The pages of One and Two describe a sample contract: nothing there is an offer.',
  });
});

it('says nothing without a sample', () => {
  expect(sampleNotice([{ title: 'Pets' }])).toBeUndefined();
});
