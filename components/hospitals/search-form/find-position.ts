/** Geolocation, requested on a tap and rounded before any other code sees it. */
import type { Position } from '@/lib/tools/hospitals/api/hospital-answer';

export type PositionOutcome =
  | { kind: 'found'; position: Position }
  | { kind: 'failed'; message: string };

/** The browser's timeout starts only after permission; ours also ends a prompt that nobody answers. */
const positionTimeoutMs = 12_000;
const timeoutMs = 30_000;
/** A cached fix is accurate enough: a person does not walk a kilometre in five minutes. */
const maximumAgeMs = 300_000;

const fallbackHint = 'Type an area, a city or a PIN code instead.';
const messages = {
  missing: `This browser gives no position. ${fallbackHint}`,
  denied: `The position is not allowed for this site, or it is switched off. ${fallbackHint}`,
  unavailable: `Your device could not find its position. ${fallbackHint}`,
  tooLate: `Your position did not come in time. Try again, or type an area, a city or a PIN code.`,
};

export function findPosition(): Promise<PositionOutcome> {
  return new Promise((resolve) => {
    const fail = (message: string) => resolve({ kind: 'failed', message });
    if (!('geolocation' in navigator)) return fail(messages.missing);
    const tooLate = setTimeout(() => fail(messages.tooLate), timeoutMs);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(tooLate);
        resolve({
          kind: 'found',
          position: {
            latitude: toCentidegree(coords.latitude),
            longitude: toCentidegree(coords.longitude),
          },
        });
      },
      ({ code }) => {
        clearTimeout(tooLate);
        fail(
          [messages.unavailable, messages.denied, messages.unavailable, messages.tooLate][code] ??
            messages.unavailable,
        );
      },
      { enableHighAccuracy: false, timeout: positionTimeoutMs, maximumAge: maximumAgeMs },
    );
  });
}

/** A hundredth of a degree is about a kilometre. */
function toCentidegree(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
