/** Drives Chromium of any version by the DevTools protocol; driver packages support the newest version only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags } from '../programs/find-chromium.ts';
import { startBrowser, waitFor } from './browser-process.ts';
import type { Driver, Key, Pointer } from './driver.ts';
import { connectRpc } from './rpc.ts';

/** @param runsScripts false disables JavaScript. */
export async function openChromium(executable: string, runsScripts = true): Promise<Driver> {
  const browser = startBrowser(executable, (profile) => [
    ...chromiumFlags,
    '--headless',
    '--disable-dev-shm-usage',
    `--user-data-dir=${profile}`,
    '--remote-debugging-port=0',
    'about:blank',
  ]);
  const portFile = join(browser.profile, 'DevToolsActivePort');
  const address = await waitFor('Chromium', async () => {
    const port = readFileSync(portFile, 'utf8').split('\n')[0];
    return `http://127.0.0.1:${port}/json`;
  });
  const { Browser } = (await (await fetch(`${address}/version`)).json()) as { Browser: string };
  const page = await waitFor('A page', async () => {
    const targets = (await (await fetch(`${address}/list`)).json()) as Target[];
    return targets.find(({ type }) => type === 'page');
  });
  const { send, close } = await connectRpc(page.webSocketDebuggerUrl);
  await send('Page.enable');
  if (!runsScripts) await send('Emulation.setScriptExecutionDisabled', { value: true });
  return {
    name: `${Browser}${runsScripts ? '' : ' without scripts'}`,
    open: async (url) => void (await send('Page.navigate', { url })),
    evaluate: async (expression) => {
      const options = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = await send('Runtime.evaluate', options);
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value?: unknown }).value;
    },
    point: async (actions) => {
      let [x, y] = [0, 0];
      for (const action of actions) {
        if (action.type === 'pointerMove') [x, y] = [action.x, action.y];
        await send('Input.dispatchMouseEvent', { ...mouseEvents[action.type], x, y });
      }
    },
    press: async (actions) => {
      for (const action of actions) await send('Input.dispatchKeyEvent', toKeyEvent(action));
    },
    resize: async (width, height) => {
      const mobile = width < 500;
      await send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        mobile,
        deviceScaleFactor: 1,
      });
    },
    screenshot: async () => String((await send('Page.captureScreenshot')).data),
    close: async () => {
      close();
      await browser.stop();
    },
  };
}

type Target = { type: string; webSocketDebuggerUrl: string };

const mouseEvents: Record<Pointer['type'], object> = {
  pointerMove: { type: 'mouseMoved' },
  pointerDown: { type: 'mousePressed', button: 'left', clickCount: 1 },
  pointerUp: { type: 'mouseReleased', button: 'left', clickCount: 1 },
};

function toKeyEvent({ type, value }: Key): object {
  return type === 'keyDown' ? { type, text: value, key: value } : { type, key: value };
}
