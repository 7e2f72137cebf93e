/**
 * The compact file as tables. Four sections, one place per line: states `name|other names`; districts
 * `PPPPstate|name|…`; cities `PPPP` rank `district|name|…`; PIN codes `PPPP` step (base 36, none for 1) and the
 * post office's name, `@n` switching to district n, no name where it is the last one's or the district's.
 * PPPP is the position in hundredths of a degree (scripts/build/place-text.ts); AAAA is none.
 */
import 'server-only';
import { perProcess } from '../../../config/per-process.ts';
import type { Position } from '../hospital-answer.ts';
import { nameKey } from '../words.ts';
import { areaKey, type NamedPlace, type Places } from './places.ts';
import { placesData } from './places-data.server.ts';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const digitOf = new Map([...digits].map((digit, value) => [digit, value]));

function readPosition(line: string, from = 0): Position | null {
  const [a = 0, b = 0, c = 0, d = 0] = [...line.slice(from, from + 4)].map((one) =>
    digitOf.get(one),
  );
  const row = a * 64 + b;
  const column = c * 64 + d;
  if (row === 0 && column === 0) return null;
  return { latitude: (row + 500) / 100, longitude: (column + 6500) / 100 };
}

/** Read once per process: about 40 ms. */
export function places(): Places {
  return perProcess('places', () => readPlaces(placesData));
}

export function readPlaces(data: string): Places {
  const [stateText = '', districtText = '', cityText = '', pinText = ''] = data
    .trim()
    .split('\n\n');
  const named: NamedPlace[] = [];
  const states = stateText.split('\n').map((line, state) => {
    const names = line.split('|');
    named.push({
      id: named.length,
      kind: 'state',
      names,
      rank: 3,
      state,
      district: -1,
      position: null,
    });
    return names[0] ?? '';
  });
  const districts = districtText.split('\n').map((line, district) => {
    const [head = '', ...names] = line.split('|');
    const state = Number(head.slice(4));
    const position = readPosition(head);
    named.push({ id: named.length, kind: 'district', names, rank: 3, state, district, position });
    return { name: names[0] ?? '', state, position, placeId: named.length - 1 };
  });
  for (const line of cityText.split('\n')) {
    const [head = '', ...names] = line.split('|');
    const district = Number(head.slice(5));
    const state = districts[district]?.state ?? -1;
    const rank = Number(head[4]);
    named.push({
      id: named.length,
      kind: 'city',
      names,
      rank,
      state,
      district,
      position: readPosition(head),
    });
  }
  const pins = readPins(pinText, districts);
  giveStatesPositions(named, pins, districts);
  return {
    states,
    districts,
    named,
    namedByKey: namesOf(named),
    ...pins,
    areasByKey: areasOf(pins.pinAreas),
  };
}

function readPins(text: string, districts: Places['districts']) {
  const lines = text.split('\n');
  const count = lines.reduce((sum, line) => sum + (line[0] === '@' ? 0 : 1), 0);
  const pinCodes = new Int32Array(count);
  const pinLatitudes = new Float32Array(count);
  const pinLongitudes = new Float32Array(count);
  const pinDistricts = new Int16Array(count);
  const pinAreas: string[] = [];
  let district = -1;
  let pin = 0;
  let area = '';
  for (const line of lines) {
    if (line[0] === '@') {
      district = Number(line.slice(1));
      continue;
    }
    const space = line.indexOf(' ');
    const step = line.slice(4, space < 0 ? undefined : space);
    const at = readPosition(line);
    const index = pinAreas.length;
    pin += step === '' ? 1 : Number.parseInt(step, 36);
    // No name: the last one's, or the district's where the district has just changed.
    if (space >= 0) area = line.slice(space + 1);
    else if (index === 0 || pinDistricts[index - 1] !== district)
      area = districts[district]?.name ?? '';
    pinCodes[index] = pin;
    pinLatitudes[index] = at?.latitude ?? Number.NaN;
    pinLongitudes[index] = at?.longitude ?? Number.NaN;
    pinDistricts[index] = district;
    pinAreas.push(area);
  }
  return { pinCodes, pinLatitudes, pinLongitudes, pinDistricts, pinAreas };
}

function giveStatesPositions(
  named: NamedPlace[],
  { pinLatitudes, pinLongitudes, pinDistricts }: ReturnType<typeof readPins>,
  districts: Places['districts'],
): void {
  const sums = new Map<number, { latitude: number; longitude: number; count: number }>();
  pinDistricts.forEach((district, index) => {
    const state = districts[district]?.state ?? -1;
    const sum = sums.get(state) ?? { latitude: 0, longitude: 0, count: 0 };
    sum.latitude += pinLatitudes[index] ?? 0;
    sum.longitude += pinLongitudes[index] ?? 0;
    sum.count++;
    sums.set(state, sum);
  });
  for (const place of named) {
    const sum = place.kind === 'state' ? sums.get(place.state) : undefined;
    if (!sum) continue;
    const middle = (value: number) => Math.round((value / sum.count) * 100) / 100;
    place.position = { latitude: middle(sum.latitude), longitude: middle(sum.longitude) };
  }
}

function namesOf(named: readonly NamedPlace[]): Map<string, number[]> {
  const byKey = new Map<string, number[]>();
  for (const { id, names } of named) {
    for (const name of names) {
      const key = nameKey(name);
      const ids = byKey.get(key);
      if (!ids) byKey.set(key, [id]);
      else if (!ids.includes(id)) ids.push(id);
    }
  }
  return byKey;
}

function areasOf(pinAreas: readonly string[]): Map<string, number[]> {
  const byKey = new Map<string, number[]>();
  pinAreas.forEach((area, index) => {
    const key = areaKey(area);
    if (key.length < 4) return;
    const pins = byKey.get(key);
    if (pins) pins.push(index);
    else byKey.set(key, [index]);
  });
  return byKey;
}
