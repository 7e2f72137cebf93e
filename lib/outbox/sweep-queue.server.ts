/** One round over one queue: claim what is due, send it at once, and learn whether the other side is up. */
import 'server-only';

export type Sent = {
  isSettled: boolean;
  /** What it says of the other side: nothing, where the row was never sent. */
  otherSide: 'up' | 'down' | 'unknown';
};

export type Queue<Row> = {
  sendsAtOnce: number;
  claim: (limit: number) => Promise<Row[]>;
  send: (row: Row) => Promise<Sent>;
};

/** Remembered between rounds by the sweeper. */
export type Health = { isUp: boolean };

export type RoundResult = { settled: number; unusable: number };

/** @param isStopped asked between sends: on shutdown the round ends early. */
export async function sweepQueue<Row>(
  queue: Queue<Row>,
  health: Health,
  isStopped: () => boolean,
): Promise<RoundResult> {
  const result: RoundResult = { settled: 0, unusable: 0 };
  while (!isStopped()) {
    // While the other side does not answer, one row asks whether it is back; the rest stay due for then.
    const limit = health.isUp ? queue.sendsAtOnce : 1;
    const sent = await Promise.all((await queue.claim(limit)).map(queue.send));
    result.settled += sent.filter(({ isSettled }) => isSettled).length;
    result.unusable += sent.filter(({ isSettled }) => !isSettled).length;
    const isDown = sent.some(({ otherSide }) => otherSide === 'down');
    if (isDown || sent.some(({ otherSide }) => otherSide === 'up')) health.isUp = !isDown;
    if (sent.length < limit || !health.isUp) break;
  }
  return result;
}
