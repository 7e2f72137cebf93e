import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { DetachedRateLimiter } from './client-allowance.server.ts';

test('the expiry timer retains nothing of the request that was counted', async () => {
  const request = new AsyncLocalStorage<string>();
  const around: (string | undefined)[] = [];
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'Timeout') around.push(request.getStore());
    },
  });
  const counter = new DetachedRateLimiter({ points: 5, duration: 1 });
  await counter.consume('at the start');
  hook.enable();
  await request.run('a request', async () => {
    await counter.consume('somebody');
    await counter.reward('somebody else');
    await counter.block('a third', 1);
    expect(request.getStore()).toBe('a request');
  });
  hook.disable();
  expect(around.length).toBeGreaterThanOrEqual(3);
  expect(around).not.toContain('a request');
});

test('it counts, and rejects requests above the limit', async () => {
  const counter = new DetachedRateLimiter({ points: 2, duration: 1 });
  await counter.consume('somebody');
  await counter.consume('somebody');
  await expect(counter.consume('somebody')).rejects.toMatchObject({ remainingPoints: 0 });
  await expect(counter.consume('another')).resolves.toMatchObject({ remainingPoints: 1 });
});
