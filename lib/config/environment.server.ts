/** The only file that reads process.env. Parsed once; every server module asks here. */
import 'server-only';
import { type Environment, parseEnvironment } from './parse-environment.ts';

/** Of the build that is running (next.config.ts); undefined where there is none, as in tests. */
export const stampOfBuild = process.env.SITE_BUILD_STAMP;
export const siteEnvOfBuild = process.env.SITE_BUILD_ENV;

let parsed: Environment | undefined;

/** @throws EnvironmentError naming every bad variable. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
