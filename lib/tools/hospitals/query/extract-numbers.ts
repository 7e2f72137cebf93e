/**
 * Extracts a position, a PIN code and a distance from the words of a search, and detects "near me" without a position.
 */
import type { Position } from '../api/hospital-answer.ts';
import { parsePosition } from '../text/parse-position.ts';

export type ExtractedNumbers = {
  near: Position | null;
  pin: string;
  radiusKm: number | null;
  /** The remaining text. */
  rest: string;
  /** Message to the visitor; null where everything was understood. */
  error: string | null;
};

const positionPattern = /(?:near|around|at)?\s*(-?\d{1,2}\.\d+)\s*[,; ]\s*(-?\d{1,3}\.\d+)/i;
const pinPattern = /(?<!\d)([1-9]\d{2})[ -]?(\d{3})(?!\d)/;
const distancePattern =
  /\b(?:within|in|under)\s+([1-9]\d?|1\d\d|200)\s*(?:km|kms|kilomet(?:er|re)s?)\b(?:\s+(?:of|from)\b)?/i;
/** Words that describe most hospitals, and a number that many addresses contain. */
const roundTheClockPattern =
  /\b24\s*(?:x|\/|\*)\s*7\b|\b24\s*(?:hours?|hrs?)\b|\bround the clock\b/gi;
const nearMePattern =
  /\b(?:near|around|close to|closest to)\s+me\b|\bnear\s?by\b|\b(?:nearest|closest)\b|\bmere\s+(?:paas|pass|nazdeek|najdik)\b|मेरे\s+(?:पास|नज़दीक|नजदीक)|नज़दीकी|नजदीकी/i;

export function extractNumbers(text: string): ExtractedNumbers {
  let rest = text.replace(roundTheClockPattern, ' ');
  let near: Position | null = null;
  let error: string | null = null;
  const position = positionPattern.exec(rest);
  if (position) {
    rest = rest.replace(position[0], ' ');
    near = parsePosition(`${position[1]},${position[2]}`);
    if (!near) error = 'This position is not in India, so it was left out.';
  }
  const distance = distancePattern.exec(rest);
  if (distance) rest = rest.replace(distance[0], ' near ');
  const pin = pinPattern.exec(rest);
  if (pin) rest = rest.replace(pin[0], ' ');
  else if (/^\s*\d{3,9}\s*$/.test(rest)) error = 'A PIN code has six digits, such as 560034.';
  return {
    near,
    pin: pin ? `${pin[1]}${pin[2]}` : '',
    radiusKm: distance ? Number(distance[1]) : null,
    rest,
    error,
  };
}

/** Without a place the answer would be a list of all of India. */
export function hasNearMe(text: string): boolean {
  return nearMePattern.test(text);
}
