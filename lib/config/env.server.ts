/** The only file that reads process.env. Parsed once; every server module asks here. */
import 'server-only';
import { type Environment, parseEnvironment } from './environment.ts';

let parsed: Environment | undefined;

/** @throws EnvironmentError naming every bad variable. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
