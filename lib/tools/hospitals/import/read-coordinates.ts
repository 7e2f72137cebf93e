/** The degrees in a cell: "18.52, 73.85", "18.5° N", "18°31'13\"N 73°51'24\"E", or a link to a map, which is not opened. */
export function readCoordinates(text: string): string[] {
  // A link has other numbers: "/@18.52,73.85,17z", "!3d18.52!4d73.85", "?q=18.52,73.85".
  const isLink = /^\s*(?:https?:|(?:www|maps|goo)\.)/i.test(text);
  const link = /(?:@|[=/]|!3d|%20)(-?\d{1,2}\.\d+)(?:,|%2C|!4d)\+?(-?\d{1,3}\.\d+)/i.exec(text);
  if (isLink) return link?.slice(1) ?? [];
  const angle =
    /(-?\d+(?:\.\d+)?)\s*(?:(?:°|º|˚|deg(?:rees)?\b|\bd\b)\s*(?:(\d+(?:\.\d+)?)\s*['’′]\s*)?(?:(\d+(?:\.\d+)?)\s*(?:["”″]|''|’’|′′)\s*)?)?([NSEW])?/gi;
  const found = [...text.matchAll(angle)].map(
    ([, degrees, minutes = 0, seconds = 0, side = '']) => {
      const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
      return { size: String(Math.round(size * 1e6) / 1e6), side: side.toUpperCase() };
    },
  );
  const isEastFirst = /[EW]/.test(found[0]?.side ?? '') && /[NS]/.test(found[1]?.side ?? '');
  return (isEastFirst ? found.reverse() : found).map(({ size }) => size);
}
