/**
 * The commands of docs/operating.md, Install to Rotate keys, verbatim. Rule: the rehearsal runs these, with
 * its own folders, ports and service manager; a test compares both lists, so that neither changes alone.
 */
export const documentedCommands = {
  createRole: 'sudo -u postgres createuser --createdb --pwprompt site',
  createDatabase: 'sudo -u postgres createdb --owner=site site',
  generateKey: 'openssl rand -base64 32',
  linkRelease: 'ln -sfn FOLDER /srv/site-release',
  startInstances: 'systemctl enable --now site@3001 site@3002',
  makeFirstCertificate:
    'openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.broker.in -keyout /etc/ssl/site/privkey.pem -out /etc/ssl/site/fullchain.pem',
  copyStatic: 'npm run static:copy -- /srv/site',
  reloadNginx: 'nginx -t && systemctl reload nginx',
  readStatus: 'curl -s http://127.0.0.1:3001/api/status',
  listLeads: 'npm run leads',
  stopInstance: 'systemctl stop site@3001',
  startInstance: 'systemctl start site@3001',
  reloadForRelease: 'systemctl reload nginx',
  backUp: 'DATABASE_URL=… sh deploy/backup.sh FOLDER',
  createRestored: 'sudo -u postgres createdb --owner=site site2',
  restore: 'pg_restore --no-owner --exit-on-error --dbname=… FILE',
  listPending: 'npm run leads -- --status pending --reveal --limit 5000',
  withdraw: 'npm run leads -- --withdraw REFERENCE',
  rotate: 'npm run keys:rotate',
} as const;

/** What the document names and the rehearsal does not run, with the reason. */
export const notRehearsed: Readonly<Record<string, string>> = {
  'npm run rehearse': 'is the rehearsal',
  'npm run cluster': 'starts the same without the steps',
  'apt-get install nginx certbot postgresql rsync': 'changes the machine',
  'ufw allow OpenSSH': 'changes the machine',
  'ufw allow 80,443/tcp': 'changes the machine',
  'ufw enable': 'changes the machine',
  'npm ci && npm run build': 'done once before; a release is a copy of this folder',
  'useradd --system site': 'changes the machine',
  'PORT=3001 npm start': 'the way without systemd',
  "journalctl -u 'site@*'": 'needs systemd',
  'rm -f /etc/nginx/sites-enabled/default':
    'changes the machine; nginx runs in a folder of its own',
  'mkdir -p /etc/ssl/site /var/www/certbot /var/cache/nginx': 'nginx runs in a folder of its own',
  'certbot certonly --webroot -w /var/www/certbot -d www.broker.in --deploy-hook "systemctl reload nginx"':
    'needs a public name; testing/servers/nginx.test.ts asks for the file that it writes',
  'ln -sf /etc/letsencrypt/live/www.broker.in/{fullchain,privkey}.pem /etc/ssl/site/':
    'needs a public name',
  'systemctl reload nginx && certbot renew --dry-run': 'needs a public name',
  "15 2 * * * root cd /srv/site-release && DATABASE_URL=$(sed -n 's/^DATABASE_URL=//p' .env) sh deploy/backup.sh":
    'the same command by cron',
  'sqlite3 DATA_DIR/site.sqlite ".backup FOLDER/site.sqlite"': 'for SQLite',
  'npm run policies -- --erase …': 'nobody was erased since the dump',
};
