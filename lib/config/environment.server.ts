/** The only file that reads process.env. Parsed once, for every server module. */
import 'server-only';
import { type Environment, parseEnvironment } from './parse-environment.ts';

/** Stamp of the running build (next.config.ts); undefined without one, as in tests. */
export const buildStamp = process.env.SITE_BUILD_STAMP;
export const buildTimeSiteEnv = process.env.SITE_BUILD_ENV;

let parsed: Environment | undefined;

/** @throws EnvironmentError naming every bad variable. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
