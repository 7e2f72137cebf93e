/** The nginx files of deploy/ for a test: only names, ports and folders are replaced, and a certificate is created. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const shippedName = 'www.broker.invalid';
const shippedFiles: Readonly<Record<string, string>> = {
  'site.conf': 'deploy/nginx.conf',
  'site-desk.conf': 'deploy/nginx-desk.conf',
};
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(brotliModule);

type NginxAddresses = {
  httpPort: number;
  httpsPort: number;
  upstreams: readonly string[];
  authority?: string;
};

/** @returns the path of the configuration file. */
export function configureNginx(folder: string, places: NginxAddresses): string {
  createCertificate(join(folder, 'ssl'), hostNameOf(places.authority ?? shippedName));
  for (const [name, shippedFile] of Object.entries(shippedFiles))
    writeFileSync(join(folder, name), renderSiteConfig(shippedFile, folder, places));
  if (hasBrotli)
    writeFileSync(join(folder, 'site-brotli.conf'), readFileSync('deploy/nginx-brotli.conf'));
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, renderMainConfig(folder));
  return configuration;
}

/** The host of `localhost:8443`, for the certificate. */
const hostNameOf = (authority: string) => authority.split(':', 1)[0] ?? authority;

function renderSiteConfig(
  shippedFile: string,
  folder: string,
  { httpPort, httpsPort, upstreams, authority = shippedName }: NginxAddresses,
): string {
  return (
    readFileSync(shippedFile, 'utf8')
      .replaceAll(`server_name ${shippedName};`, `server_name ${hostNameOf(authority)};`)
      .replaceAll(shippedName, authority)
      // A test machine may have no IPv6.
      .replaceAll(/ +listen \[::\].*\n/g, '')
      .replace('listen 80 ', `listen 127.0.0.1:${httpPort} `)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
      .replaceAll('/etc/ssl/site', join(folder, 'ssl'))
      .replaceAll('/etc/nginx/', `${folder}/`)
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replaceAll('/var/www/certbot', join(folder, 'certbot'))
      .replace('/var/cache/nginx/site', join(folder, 'cache'))
      .replaceAll('/srv/site', join(folder, 'static'))
      .replace(/server 127\.0\.0\.1:3000([^;]*);/g, (_, settings) =>
        upstreams.map((upstream) => `server ${upstream}${settings};`).join(' '),
      )
  );
}

function renderMainConfig(folder: string): string {
  return [
    hasBrotli ? `load_module ${brotliModule};` : '',
    `pid ${folder}/pid; error_log stderr crit; worker_processes 1;`,
    process.getuid?.() === 0 ? 'user root;' : '',
    // Tests have one address, so a header sets another.
    `events { worker_connections 4096; } http { set_real_ip_from 127.0.0.0/8; real_ip_header X-Stand-In-Address;`,
    `include /etc/nginx/mime.types; access_log off;`,
    `client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;`,
    `fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;`,
    `include ${folder}/site.conf; include ${folder}/site-desk.conf; }`,
  ].join('\n');
}

function createCertificate(folder: string, name: string): void {
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' '),
      ...['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'pipe' },
  );
}
