/** The places of places.tsv, read once per process. */
import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from '../../../process/process-singleton.ts';
import { PlacesFileError, parsePlaces } from './parse-places.ts';
import type { PlaceTables } from './places.ts';

/** Takes about a tenth of a second the first time. */
export function readPlaces(): PlaceTables {
  return processSingleton('places', () => parsePlaces(readText()));
}

function readText(): string {
  try {
    // A literal path, so that Next's build traces the file for the handlers.
    return readFileSync(join(process.cwd(), 'lib/tools/hospitals/places/places.tsv'), 'utf8');
  } catch (cause) {
    throw new PlacesFileError('is missing or cannot be read', { cause });
  }
}
