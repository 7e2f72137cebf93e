/** Install, steps "Web server" and "Certificate": nginx with deploy/nginx.conf in front of both instances. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { startNginx } from '../../../testing/servers/nginx-process.ts';
import { documentedCommands } from './documented-commands.ts';
import type { Rehearsal } from './rehearsal.ts';

export type WebServer = {
  copyStatic(): Promise<void>;
  /** @param command the documented one. @param release a word that nginx has not had before. */
  reload(command: string, release: string): Promise<void>;
};

export async function startWebServer(
  { run, onEnd }: Rehearsal,
  { httpsPort, ports }: { httpsPort: number; ports: readonly number[] },
): Promise<WebServer> {
  const nginx = await startNginx(
    ports.map((port) => `127.0.0.1:${port}`),
    { authority: `localhost:${httpsPort}`, httpsPort, isOwnGroup: true },
  );
  onEnd(nginx.stop);
  const certificates = join(nginx.folder, 'ssl');
  const copyStatic = async () => {
    const target = join(nginx.folder, 'static');
    await run(documentedCommands.copyStatic.replace('/srv/site', target));
  };
  const reload = async (command: string, release: string) => {
    if (!command.endsWith('systemctl reload nginx')) throw new Error(`Not a reload: ${command}`);
    // This nginx has no service: its reload is the same signal, and waits for the old processes.
    await nginx.setRelease(release);
  };
  await run(
    documentedCommands.makeFirstCertificate
      .replaceAll('/etc/ssl/site', certificates)
      .replace('www.broker.in', 'localhost'),
  );
  await copyStatic();
  await reload(documentedCommands.reloadNginx, 'first');
  setDefaultCACertificates([
    ...getCACertificates(),
    readFileSync(join(certificates, 'fullchain.pem'), 'utf8'),
  ]);
  return { copyStatic, reload };
}
