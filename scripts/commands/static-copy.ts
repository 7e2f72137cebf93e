/**
 * Copies the build's static files, with their compressed forms, the web server's own error pages and its list of cached
 * paths to the folder that nginx serves. Files of earlier releases stay, because their pages are still open in
 * browsers; a file's name is the hash of its content, so releases cannot collide.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir } from '../../lib/config/build-dir.ts';
import { nginxMapOfCachedPaths } from '../../lib/publishing/static-paths.ts';
import { compressedExtensions, compressibleFiles } from '../../server/static-files.ts';
import { errorPageFiles } from '../build/error-page-files.ts';
import { readBuiltVariables } from '../build/read-built-variables.ts';
import { failWithUsageError, parseArguments } from '../command-line/command-options.ts';

const usage = `Copies the build's static files to the folder that nginx serves; those of earlier releases stay.
npm run static:copy -- FOLDER      /srv/site in deploy/nginx.conf`;
const [folder, ...more] = parseArguments(usage, {}).positionals;
if (!folder || more.length > 0) failWithUsageError(usage);

const build = buildDir(process.env);
const built = join(build, 'static');
const target = join(folder, '_next/static');
const files = compressibleFiles(built);
const added = files.filter((file) => !existsSync(join(target, file)));
cpSync(built, target, {
  recursive: true,
  filter: (path) => !/\.(?:js|css|svg|json|br|gz)$/.test(path),
});
for (const file of added) {
  // The plain file last: its presence means that the compressed forms are there too.
  for (const form of [compressedExtensions.br, compressedExtensions.gzip, ''])
    writeAtomically(join(target, file + form), readFileSync(join(built, file + form)));
}
const { SITE_BROKER_NAME: name = '', SITE_BROKER_PHONE: phone = '' } = readBuiltVariables(build);
mkdirSync(join(folder, '_refused'), { recursive: true });
for (const [file, text] of Object.entries(errorPageFiles({ name, phone })))
  writeAtomically(join(folder, '_refused', file), text);
writeAtomically(join(folder, 'cached-paths.conf'), nginxMapOfCachedPaths());
console.log(
  `${added.length} files added to ${target}, ${files.length - added.length} were already there`,
);

/** Atomic, because the web server may read the file at any moment. */
function writeAtomically(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
