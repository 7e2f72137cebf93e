/** A production build: `next build`, then post-build.ts, with the Node that runs this script. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDir, mainBuildDir } from '../../lib/config/build-dir.ts';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { PeopleError, type PhotographFile, readPeople } from '../../lib/config/read-people.ts';
import { PoError, readPoFiles } from '../../lib/languages/po-files.ts';
import { readSignatures, signedPages } from '../../lib/publishing/signature.ts';

const require = createRequire(import.meta.url);

const nextProgram = join(dirname(require.resolve('next/package.json')), 'dist/bin/next');

/**
 * Both steps print to the terminal.
 * @returns the exit status of the first step that failed, else 0.
 */
export async function buildSite(variables: NodeJS.ProcessEnv): Promise<number> {
  let people: Awaited<ReturnType<typeof configuredPeople>>;
  let signed: string;
  try {
    people = await configuredPeople(variables);
    signed = signedPages(readPoFiles(), readSignatures()).join(' ');
  } catch (error) {
    if (!(error instanceof PeopleError || error instanceof PoError)) throw error;
    console.error(`The build failed. ${error.message}`);
    return 1;
  }
  const env = {
    SITE_HINDI_SIGNED: signed,
    ...variables,
    ...people.variables,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const folder = buildDir(variables);
  const run = (...words: string[]) =>
    spawnSync(process.execPath, words, { stdio: 'inherit', env }).status ?? 1;
  const failed = withTypesOfMainBuild(folder, () => run(nextProgram, 'build'));
  if (failed) return failed;
  writePhotographs(people.files, join(folder, 'static'));
  return run(fileURLToPath(new URL('./post-build.ts', import.meta.url)), folder);
}

/** The type check reads the types of the main build: Next points this file at those of the build that it makes. */
function withTypesOfMainBuild(folder: string, build: () => number): number {
  if (folder === mainBuildDir) return build();
  const typesFile = 'next-env.d.ts';
  const types = existsSync(typesFile) ? readFileSync(typesFile) : null;
  try {
    return build();
  } finally {
    if (types) writeFileSync(typesFile, types);
    else rmSync(typesFile, { force: true });
    rmSync(join(folder, 'types'), { recursive: true, force: true });
  }
}

async function configuredPeople(variables: NodeJS.ProcessEnv) {
  const { peopleDir, broker } = parseEnvironment(variables);
  if (peopleDir === null) return { variables: {}, files: [] };
  const { people, files } = await readPeople(peopleDir, broker);
  return { variables: { SITE_PEOPLE: JSON.stringify(people) }, files };
}

function writePhotographs(files: readonly PhotographFile[], folder: string): void {
  for (const { content, to } of files) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    writeFileSync(join(folder, to), content);
  }
}
