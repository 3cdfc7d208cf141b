import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Checking } from './checking';
import { Tabs } from './tabs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const connected = () => {
  const told: unknown[] = [];
  const tabs = new Tabs();
  tabs.connect({
    webSocketServer: { clients: ['tab'], implementation: { on: () => undefined } },
    sendMessage: (clients, type, data) => told.push([...clients, type, data]),
  });
  return { checking: new Checking(tabs), told };
};
const message = (percent: number) => ['tab', 'progress-update', { percent, msg: 'Checking' }];
const lasting = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

it('notifies the tabs repeatedly during a check, and once after the last check', async () => {
  const { checking, told } = connected();
  void checking.during(lasting(400));
  void checking.during(lasting(700));
  await vi.advanceTimersByTimeAsync(650);
  expect(told).toEqual([message(0), message(0)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([message(0), message(0), message(100)]);
});

it('ends when a check fails', async () => {
  const { checking, told } = connected();
  await expect(checking.during(() => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(told).toEqual([message(100)]);
});

it('sends nothing in a build', async () => {
  expect(await new Checking(new Tabs()).during(() => Promise.resolve(1))).toBe(1);
});
