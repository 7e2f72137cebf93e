/**
 * Puts what the built pages fetch where the web server reads it, compressed beforehand: npm run static:copy -- FOLDER. What
 * earlier releases left there stays, because their pages are still open; names follow contents, so nothing is mistaken.
 */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error(
    'Usage: npm run static:copy -- FOLDER (the root of /_next/static/ in deploy/nginx.conf)',
  );
  process.exit(2);
}

const built = join(process.env.BUILD_DIR || '.next', 'static');
const target = join(folder, '_next/static');
// Compressed first: a plain file without its smaller forms would be served as it is for a moment.
const files = globSync('**/*.{js,css,svg,json}', { cwd: built });
cpSync(built, target, { recursive: true, filter: (path) => !/\.(?:js|css|svg|json)$/.test(path) });
for (const file of files) {
  const plain = readFileSync(join(built, file));
  writeFileSync(join(target, `${file}.br`), brotliCompressSync(plain));
  writeFileSync(join(target, `${file}.gz`), gzipSync(plain, { level: 9 }));
  writeFileSync(join(target, file), plain);
}
console.log(`${files.length} files compressed into ${target}`);
