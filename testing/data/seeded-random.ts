/** Mulberry32: deterministic numbers from 0 to below 1. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random choices for generated test cases. */
export class Dice {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** From 0 to below `count`. */
  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  oneOf<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  }

  some<Value>(values: readonly Value[], maxCount: number): Value[] {
    return Array.from({ length: this.below(maxCount + 1) }, () => this.oneOf(values));
  }

  /** From 0 to below 1. */
  fraction(): number {
    return this.#random();
  }

  isTrue(share: number): boolean {
    return this.#random() < share;
  }
}
