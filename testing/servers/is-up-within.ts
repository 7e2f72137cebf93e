import type { ChildProcess } from 'node:child_process';
import { readUntil } from '../poll-until.ts';

/** @returns false when the server's process ended first. @param isUp by default any success. */
export async function isUpWithin(
  timeoutMs: number,
  { url, child }: { url: string; child: ChildProcess },
  isUp = ({ ok }: Response) => ok,
): Promise<boolean> {
  const answers = () => fetch(url).then(isUp, () => false);
  const isOver = (isAnswered: boolean) => isAnswered || child.exitCode !== null;
  return readUntil(answers, isOver, { timeoutMs, everyMs: 50 });
}
