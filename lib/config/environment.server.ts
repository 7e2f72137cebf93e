/**
 * Reads process.env, parsed once, for every server module. Besides it, these read it, and a test holds the list: what
 * runs before this module can be loaded (next.config.ts, instrumentation.ts, server/); build-time-phone.ts, whose
 * variable the build writes into the browser's script; build-dir.ts, for modules of client components.
 */
import 'server-only';
import { type Environment, parseEnvironment } from './parse-environment.ts';

/** Stamp of the running build (next.config.ts); undefined without one, as in tests. */
export const buildStamp = process.env.SITE_BUILD_STAMP;
export const buildTimeSiteEnv = process.env.SITE_BUILD_ENV;
/** The people and the office as JSON; undefined or empty where none are configured. */
export const buildTimePeople = process.env.SITE_PEOPLE;
/** Pages whose Hindi is as its reviewer read it, and "answers" (lib/publishing/signature.ts). */
export const buildTimeHindiSigned = process.env.SITE_HINDI_SIGNED ?? '';
export const buildTimeLicenceTerm = process.env.SITE_BUILD_LICENCE_TERM;

let parsed: Environment | undefined;

/** @throws EnvironmentError naming every bad variable. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
