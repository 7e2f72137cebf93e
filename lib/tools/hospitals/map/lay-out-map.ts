/**
 * Lays out the hospitals of one page of results on a small drawing: kilometres projected around the centre, north up,
 * with rings and a scale bar. Hospitals that would overlap share a dot.
 */
import type { Position } from '../api/hospital-answer.ts';

export type MapPoint = { number: number; position: Position };

/** Lengths and positions in units of the drawing, origin at the upper left. */
export type MapLayout = {
  width: number;
  height: number;
  markers: readonly MapMarker[];
  /** The place or position of the search. */
  centre: DrawingPoint | null;
  /** Circles around the centre; empty without one. */
  rings: readonly { km: number; radius: number }[];
  scale: { km: number; length: number };
};

type DrawingPoint = { x: number; y: number };
/** `numbers` are those of the list, ascending. */
export type MapMarker = DrawingPoint & { numbers: readonly number[] };

const width = 336;
const height = 336;
/** Margin for a dot's number. */
const margin = 40;
const minSpanKm = 2;
/** In a wider area, dots without an outline of the country show nothing useful. */
const maxSpanKm = 300;
const minMarkerGap = 27;
const roundKm = [0.5, 1, 2, 5, 10, 20, 50, 100];
const kmPerDegree = 111.2;

/** Null when a drawing would show nothing useful: fewer than two dots, or dots too far apart. */
export function layOutMap(points: readonly MapPoint[], centre: Position | null): MapLayout | null {
  const positions = [...points.map(({ position }) => position), ...(centre ? [centre] : [])];
  if (positions.length < 2) return null;
  const flatten = createProjection(positions);
  const flat = positions.map(flatten);
  const [minX, maxX] = extent(flat.map(({ x }) => x));
  const [minY, maxY] = extent(flat.map(({ y }) => y));
  const spanKm = Math.max(maxX - minX, maxY - minY, minSpanKm);
  if (spanKm > maxSpanKm) return null;
  const unitsPerKm = (Math.min(width, height) - 2 * margin) / spanKm;
  const place = (position: Position): DrawingPoint => {
    const { x, y } = flatten(position);
    return {
      x: round(width / 2 + (x - (minX + maxX) / 2) * unitsPerKm),
      y: round(height / 2 + (y - (minY + maxY) / 2) * unitsPerKm),
    };
  };
  const markers = clusterPoints(
    points.map(({ number, position }) => ({ number, ...place(position) })),
  );
  if (markers.length < 2) return null;
  const scaleKm = roundLength(spanKm / 4);
  return {
    width,
    height,
    markers,
    centre: centre && place(centre),
    rings: centre
      ? [scaleKm, 2 * scaleKm].map((km) => ({ km, radius: round(km * unitsPerKm) }))
      : [],
    scale: { km: scaleKm, length: round(scaleKm * unitsPerKm) },
  };
}

/** Kilometres east and south; within 1% over the few hundred kilometres that are drawn. */
function createProjection(positions: readonly Position[]): (position: Position) => DrawingPoint {
  const [south, north] = extent(positions.map(({ latitude }) => latitude));
  const kmPerDegreeEast = kmPerDegree * Math.cos((((south + north) / 2) * Math.PI) / 180);
  return ({ latitude, longitude }) => ({
    x: longitude * kmPerDegreeEast,
    y: -latitude * kmPerDegree,
  });
}

function clusterPoints(points: readonly (DrawingPoint & { number: number })[]): MapMarker[] {
  const spots: (DrawingPoint & { numbers: number[] })[] = [];
  for (const { x, y, number } of points) {
    const near = spots.find((spot) => Math.hypot(spot.x - x, spot.y - y) < minMarkerGap);
    if (near) near.numbers.push(number);
    else spots.push({ x, y, numbers: [number] });
  }
  return spots;
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** The largest round number of kilometres that fits. */
function roundLength(km: number): number {
  return roundKm.filter((length) => length <= km).at(-1) ?? 0.5;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
