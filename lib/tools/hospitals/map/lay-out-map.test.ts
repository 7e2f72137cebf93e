import { layOutMap } from './lay-out-map.ts';

const koramangala = { latitude: 12.93, longitude: 77.62 };
const at = (number: number, latitude: number, longitude: number) => ({
  number,
  position: { latitude, longitude },
});

test('north is up, east is right, and everything lies inside the drawing', () => {
  const map = layOutMap([at(1, 12.98, 77.62), at(2, 12.93, 77.67), at(3, 12.9, 77.6)], koramangala);
  const [north, east] = map?.markers ?? [];
  expect(north?.y).toBeLessThan(map?.centre?.y ?? 0);
  expect(north?.x).toBe(map?.centre?.x);
  expect(east?.x).toBeGreaterThan(map?.centre?.x ?? 0);
  for (const { x, y } of map?.markers ?? []) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(30);
    expect(Math.max(x, y)).toBeLessThanOrEqual(306);
  }
});

test('the scale is correct: five kilometres north measure five kilometres', () => {
  const map = layOutMap([at(1, 12.93 + 5 / 111.2, 77.62), at(2, 12.8, 77.62)], koramangala);
  const drawnLength = (map?.centre?.y ?? 0) - (map?.markers[0]?.y ?? 0);
  const kilometre = (map?.scale.length ?? 0) / (map?.scale.km ?? 1);
  expect(drawnLength / kilometre).toBeCloseTo(5, 1);
  expect(map?.rings.map(({ km }) => km)).toEqual([2, 4]);
});

test('a degree east is shorter in the north: at 60° half a degree north', () => {
  const map = layOutMap([at(1, 60, 77), at(2, 60, 78)], null);
  const [west, east] = map?.markers ?? [];
  const kilometre = (map?.scale.length ?? 0) / (map?.scale.km ?? 1);
  expect(((east?.x ?? 0) - (west?.x ?? 0)) / kilometre).toBeCloseTo(111.2 / 2, 0);
});

test('hospitals of one PIN code share a dot with all their numbers', () => {
  const map = layOutMap([at(1, 12.93, 77.62), at(2, 12.99, 77.6), at(3, 12.93, 77.62)], null);
  expect(map?.markers.map(({ numbers }) => numbers)).toEqual([[1, 3], [2]]);
  expect(map?.rings).toEqual([]);
});

test('there is no drawing when it would show nothing useful', () => {
  expect(layOutMap([], null)).toBeNull();
  expect(layOutMap([at(1, 12.93, 77.62)], koramangala)).toBeNull();
  expect(layOutMap([at(1, 12.93, 77.62), at(2, 12.93, 77.62)], koramangala)).toBeNull();
  expect(layOutMap([at(1, 12.93, 77.62), at(2, 28.61, 77.2)], null)).toBeNull();
});
