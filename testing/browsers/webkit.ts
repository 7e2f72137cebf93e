/** Drives WebKitGTK's MiniBrowser by its WebDriver on a virtual screen. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../databases/temporary-database.ts';
import { startBrowser, waitFor } from './browser-process.ts';
import type { Driver } from './driver.ts';

/** The default toolbar would make the window wider than a phone. */
const smallToolbar =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px } image { -gtk-icon-transform: scale(0.1) }';

export async function openWebKit(miniBrowser: string): Promise<Driver> {
  const config = mkdtempSync(join(tmpdir(), 'gtk-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), smallToolbar);
  const [display, port] = [`:${90 + (process.pid % 900)}`, await freePort()];
  const screen = startBrowser('Xvfb', () => [display, '-screen', '0', '1600x1000x24']);
  const driver = startBrowser(
    'dbus-run-session',
    () => ['--', 'WebKitWebDriver', `--port=${port}`],
    { DISPLAY: display, XDG_CONFIG_HOME: config, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  );
  const sendCommand = async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const signal = AbortSignal.timeout(60_000);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await waitFor('WebKitWebDriver', () => sendCommand('GET', '/status'));
  const options = { binary: miniBrowser, args: ['--automation'] };
  const sessionRequest = {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': options,
        // A script that is sent during a navigation never returns.
        timeouts: { script: 2000 },
      },
    },
  };
  const { sessionId, capabilities } = (await sendCommand(
    'POST',
    '/session',
    sessionRequest,
  )) as Session;
  const post = (path: string, body: object) =>
    sendCommand('POST', `/session/${sessionId}${path}`, body);
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return (${expression})`, args: [] });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => void (await post('/url', { url })),
    evaluate,
    point: async (actions) =>
      void (await post('/actions', { actions: [{ type: 'pointer', id: 'hand', actions }] })),
    press: async (actions) =>
      void (await post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] })),
    resize: async (width, height) => {
      await post('/window/rect', { x: 0, y: 0, width, height });
      const toolbar = height - Number(await evaluate('innerHeight'));
      await post('/window/rect', { x: 0, y: 0, width, height: height + toolbar });
    },
    screenshot: async () => String(await sendCommand('GET', `/session/${sessionId}/screenshot`)),
    close: async () => {
      await sendCommand('DELETE', `/session/${sessionId}`).catch(() => undefined);
      await driver.stop();
      await screen.stop();
      rmSync(config, { recursive: true, force: true });
    },
  };
}

type Session = { sessionId: string; capabilities: { browserVersion: string } };
