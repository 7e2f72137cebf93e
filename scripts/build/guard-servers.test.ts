import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from '../../testing/temporary-database.ts';

const data = temporaryDataDir();
afterAll(data.remove);

/** Asks for every address, as Next does. @returns the one that a server of such a process listens on. */
function listensOn(HOST: string | undefined): string {
  writeFileSync(join(data.dataDir, 'prerender-manifest.json'), '{"routes":{}}');
  const program = `const server = require('node:http').createServer(() => undefined);
    server.listen(0, '0.0.0.0', () => { console.log(server.address().address); server.close(); });`;
  const { HOST: _, ...rest } = process.env;
  const env = { ...rest, BUILD_DIR: data.dataDir, ...(HOST === undefined ? {} : { HOST }) };
  const words = ['--import', './scripts/build/guard-servers.ts', '-e', program];
  return execFileSync(process.execPath, words, { env, encoding: 'utf8' }).trim();
}

test('the port is this machine’s own unless HOST says otherwise', () => {
  expect(listensOn(undefined)).toBe('127.0.0.1');
  expect(listensOn('')).toBe('127.0.0.1');
  expect(listensOn('0.0.0.0')).toBe('0.0.0.0');
});
