/** Writes queries.tsv and fixed.tsv anew: `node testing/hospital-lists/write-tables.ts`, for whoever adds a kind. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedTable } from './fixed-table.ts';
import { makeHospitals } from './hospitals.ts';
import { makeListFiles } from './list-files.ts';
import { makeQueries } from './queries.ts';
import { writeQueries } from './query-table.ts';

const folder = join(import.meta.dirname, 'data');
const hospitals = makeHospitals();
writeFileSync(join(folder, 'queries.tsv'), writeQueries(makeQueries(hospitals)));
writeFileSync(join(folder, 'fixed.tsv'), fixedTable(makeListFiles(hospitals)));
