/** Parses a position as people and URLs write it. */

/** Bounds of India: a position outside is a mistake or a phone's default. */
const india = { south: 6, north: 38, west: 67, east: 98 };

/** "12.93,77.62" rounded to about a kilometre; null outside India. */
export function parsePosition(text: string): { latitude: number; longitude: number } | null {
  const match = /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(
    text.slice(0, 60),
  );
  if (!match) return null;
  const [latitude = 0, longitude = 0] = match
    .slice(1)
    .map((part) => Math.round(Number(part) * 100) / 100);
  const isInside =
    latitude >= india.south &&
    latitude <= india.north &&
    longitude >= india.west &&
    longitude <= india.east;
  return isInside ? { latitude, longitude } : null;
}
