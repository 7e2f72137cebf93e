/** Drives Firefox by WebDriver BiDi, which it supports without a driver program. */
import { freePort } from '../databases/temporary-database.ts';
import { startBrowser, waitFor } from './browser-process.ts';
import type { Driver } from './driver.ts';
import { connectRpc } from './rpc.ts';

export async function openFirefox(executable: string): Promise<Driver> {
  const port = await freePort();
  const browser = startBrowser(executable, (profile) => [
    '--headless',
    '--profile',
    profile,
    `--remote-debugging-port=${port}`,
    'about:blank',
  ]);
  const { send, close } = await waitFor('Firefox', () =>
    connectRpc(`ws://127.0.0.1:${port}/session`),
  );
  const { capabilities } = await send('session.new', { capabilities: {} });
  const { browserName, browserVersion } = capabilities as Record<string, string>;
  const { contexts } = await send('browsingContext.getTree');
  const [{ context }] = contexts as [{ context: string }];
  const perform = async (source: { type: string; actions: object[] }) => {
    await send('input.performActions', { context, actions: [{ id: source.type, ...source }] });
  };
  return {
    name: `${browserName} ${browserVersion}`,
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    evaluate: async (expression) => {
      // As JSON text, because the protocol has its own notation of objects.
      const asText = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
      const options = { expression: asText, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await send('script.evaluate', options);
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return JSON.parse((result as { value: string }).value);
    },
    point: (actions) => perform({ type: 'pointer', actions }),
    press: (actions) => perform({ type: 'key', actions }),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    screenshot: async () =>
      String((await send('browsingContext.captureScreenshot', { context })).data),
    close: async () => {
      close();
      await browser.stop();
    },
  };
}
