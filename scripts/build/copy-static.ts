/**
 * Puts what the built pages fetch where the web server reads it, with its smaller forms, and what it answers by itself:
 * npm run static:copy -- FOLDER. What earlier releases left there stays, because their pages are still open; names follow
 * contents, so nothing is mistaken.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressedExtensions, compressibleFiles } from './compress-static.ts';
import { errorPageFiles } from './error-page-files.ts';
import { printHelp } from './print-help.ts';

const usage = 'Usage: npm run static:copy -- FOLDER (/srv/site in deploy/nginx.conf)';
printHelp(usage);
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error(usage);
  process.exit(2);
}

const build = process.env.BUILD_DIR || '.next';
const built = join(build, 'static');
const target = join(folder, '_next/static');
const files = compressibleFiles(built);
const added = files.filter((file) => !existsSync(join(target, file)));
cpSync(built, target, {
  recursive: true,
  filter: (path) => !/\.(?:js|css|svg|json|br|gz)$/.test(path),
});
for (const file of added) {
  // The plain one comes last: without its smaller forms it would be served as it is, and copied no second time.
  for (const form of [compressedExtensions.br, compressedExtensions.gzip, '']) {
    writeAtomically(join(target, file + form), readFileSync(join(built, file + form)));
  }
}
const { config } = JSON.parse(readFileSync(join(build, 'required-server-files.json'), 'utf8'));
const { SITE_BROKER_NAME: name, SITE_BROKER_PHONE: phone } = config.env;
mkdirSync(join(folder, '_refused'), { recursive: true });
for (const [file, text] of Object.entries(errorPageFiles({ name, phone }))) {
  writeAtomically(join(folder, '_refused', file), text);
}
console.log(`${added.length} files added to ${target}, ${files.length - added.length} were there`);

/** Whole or not at all: the web server may ask for it at this instant. */
function writeAtomically(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
