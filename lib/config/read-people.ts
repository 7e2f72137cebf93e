/**
 * The people and the office of the broker, from a folder of the operator's: people.json and the photographs it names.
 * Read by the build only (scripts/build/build-site.ts); the running site has the result in its code.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import * as z from 'zod';
import { sha256Hex } from '../text/sha256-hex.ts';

/** A page shows at most eight, at 88 px: more bytes would only slow it down. */
const maxBytes = 150_000;
const sides = { min: 96, max: 1600 };

const year = z.string().regex(/^(19|20)\d\d$/, 'must be a year such as "2014"');
const words = z.string().trim().min(1).max(80);
const photograph = z
  .string()
  .regex(/^[\w-]+\.(jpe?g|png)$/i, 'must be the name of a JPEG or PNG in the folder');

/** Their names come from BROKER_PRINCIPAL_OFFICER and its neighbour, so that they are stored once. */
const namedElsewhere = ['Principal officer', 'Grievance officer'] as const;

const peopleSchema = z.strictObject({
  since: year.optional(),
  office: z.strictObject({ photograph, shows: words }).optional(),
  people: z
    .array(
      z.strictObject({
        name: words.optional(),
        role: words,
        since: year.optional(),
        registration: words.optional(),
        languages: words.optional(),
        photograph,
      }),
    )
    .min(1)
    .max(8),
});

export type Photograph = { src: string; width: number; height: number };
type Person = {
  name: string;
  role: string;
  since?: string | undefined;
  registration?: string | undefined;
  /** That the person speaks: "Hindi, English and Marathi". */
  languages?: string | undefined;
  photograph: Photograph;
};
export type People = {
  /** Year since which the firm has been registered. */
  since?: string | undefined;
  office?: { photograph: Photograph; shows: string } | undefined;
  people: Person[];
};

/** Where the build puts a photograph: its name is the hash of its content, so that it may be cached for ever. */
export type PhotographFile = { content: Buffer; to: string };

export class PeopleError extends Error {
  override name = 'PeopleError';
}

type Officers = { principalOfficer: string; grievanceOfficer: string };

/** @throws PeopleError with the file and its errors. */
export async function readPeople(
  folder: string,
  officers: Officers,
): Promise<{ people: People; files: PhotographFile[] }> {
  const list = parseList(join(folder, 'people.json'));
  const files: PhotographFile[] = [];
  const publish = async (name: string): Promise<Photograph> => {
    const { size, file } = await readPhotograph(folder, name);
    files.push(file);
    return { src: `/_next/static/${file.to}`, ...size };
  };
  const people: Person[] = [];
  for (const { photograph: picture, name, role, ...rest } of list.people)
    people.push({
      ...rest,
      name: nameOf(role, name, officers),
      role,
      photograph: await publish(picture),
    });
  const office = list.office && {
    shows: list.office.shows,
    photograph: await publish(list.office.photograph),
  };
  return { people: { since: list.since, office, people }, files };
}

function parseList(file: string) {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new PeopleError(`BROKER_PEOPLE_DIR: ${file} cannot be read`);
  }
  let json: unknown;
  try {
    // Editors on Windows write a byte order mark, which JSON does not allow.
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new PeopleError(`${file}: no JSON: ${(error as Error).message}`);
  }
  const parsed = peopleSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(
    ({ path, message }) => `  - ${path.join('.') || 'the list'}: ${message}`,
  );
  throw new PeopleError(`${file}:\n${errors.join('\n')}`);
}

function nameOf(role: string, name: string | undefined, officers: Officers): string {
  const spelt = namedElsewhere.find((known) => known.toLowerCase() === role.toLowerCase());
  if (spelt !== undefined && spelt !== role)
    throw new PeopleError(`people.json: write the role "${role}" as "${spelt}"`);
  const [principal, grievance] = namedElsewhere;
  const configured =
    role === principal
      ? officers.principalOfficer
      : role === grievance
        ? officers.grievanceOfficer
        : undefined;
  if (configured !== undefined && name !== undefined && name !== configured)
    throw new PeopleError(`people.json: the ${role.toLowerCase()} has another name in .env`);
  const found = configured ?? name;
  if (found === undefined) throw new PeopleError(`people.json: "${role}" has no name`);
  return found;
}

async function readPhotograph(folder: string, name: string) {
  const from = join(folder, name);
  const bytes = statSync(from, { throwIfNoEntry: false })?.size;
  if (bytes === undefined) throw new PeopleError(`${from}: no such file`);
  if (bytes > maxBytes) {
    throw new PeopleError(`${from}: ${bytes} bytes; at most ${maxBytes} (150 KB)`);
  }
  const content = readFileSync(from);
  const picture = sharp(content);
  const { width, height, format } = await picture.metadata().catch(() => ({}) as Metadata);
  if (format !== 'jpeg' && format !== 'png')
    throw new PeopleError(`${from}: neither a JPEG nor a PNG`);
  if (Math.min(width, height) < sides.min || Math.max(width, height) > sides.max)
    throw new PeopleError(
      `${from}: ${width} × ${height} pixels; each side must be ${sides.min} to ${sides.max}`,
    );
  const { data, info } = await withoutMetadata(picture, format).catch((error: Error) => {
    throw new PeopleError(`${from}: cannot be read as a picture: ${error.message}`);
  });
  const hash = sha256Hex(data).slice(0, 16);
  const extension = info.format === 'png' ? '.png' : '.jpg';
  return {
    size: { width: info.width, height: info.height },
    file: { content: data, to: `people/${hash}${extension}` },
  };
}

/** A phone writes into a photograph where and when it was taken. The turn it notes is made in the picture itself. */
function withoutMetadata(picture: Sharp, format: 'jpeg' | 'png') {
  const turned = picture.autoOrient();
  return (format === 'png' ? turned.png() : turned.jpeg({ quality: 90 })).toBuffer({
    resolveWithObject: true,
  });
}
