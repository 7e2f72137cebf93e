/**
 * npm run bench -- journeys [--seed n] [--count n] [--only n]: made-up visits that ask for a call, in a real browser.
 * Each must end in exactly one lead as it was typed, or in words that say why there is none; any other ends the run
 * with 1. `--only` walks one journey of a seed again. Not part of a run of all: it takes minutes.
 */
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../testing/find-chromium.ts';
import { runJourneys } from '../../testing/journeys/journey-run.ts';
import { textTable } from '../commands/list-output.ts';
import type { Measurement } from './measurement.ts';
import { numberOption } from './number-option.ts';

const defaultCount = 200;
const workers = 3;

export async function benchJourneys(words: readonly string[]): Promise<Measurement[]> {
  const seed = numberOption(words, '--seed') ?? Math.floor(Math.random() * 1e9);
  const count = numberOption(words, '--count') ?? defaultCount;
  const only = numberOption(words, '--only');
  const numbers = only === undefined ? Array.from({ length: count }, (_, index) => index) : [only];
  console.log(`seed ${seed}, ${numbers.length} journeys`);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags],
  });
  try {
    const run = { seed, numbers, workers: Math.min(workers, numbers.length) };
    const { outcomes, problems } = await runJourneys(browser, { ...run, onProblem: console.log });
    const rows = Object.entries(outcomes).sort(([one], [other]) => one.localeCompare(other));
    console.log(
      textTable(
        ['ended in', 'journeys'],
        rows.map(([ending, times]) => [ending, String(times)]),
      ),
    );
    if (problems.length > 0) process.exitCode = 1;
    return [{ label: 'journeys that ended otherwise', value: problems.length, unit: '' }];
  } finally {
    await browser.close();
  }
}
