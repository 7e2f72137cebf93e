/** The places of places.tsv, read once per process. */
import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlacesFileError, parsePlaces } from './parse-places.ts';
import type { Places } from './places.ts';

// Pages and handlers are bundled apart; the process must still hold one.
const cache = globalThis as { __sitePlaces?: Places };

/**
 * About 60 ms the first time.
 * @throws PlacesFileError
 */
export function readPlaces(): Places {
  cache.__sitePlaces ??= parsePlaces(readText());
  return cache.__sitePlaces;
}

function readText(): string {
  try {
    // Spelled out here, so that the build sees which file belongs to the handlers.
    return readFileSync(join(process.cwd(), 'lib/tools/hospitals/places/places.tsv'), 'utf8');
  } catch (cause) {
    throw new PlacesFileError('is missing or cannot be read', { cause });
  }
}
