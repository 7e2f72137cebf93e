/** Time that passes from event to event, for a simulation of promises: whoever waits is woken in the order of time. */
type Wake = { at: number; run: () => void };

/** Everything that a woken promise sets off has happened after this. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

export class VirtualTime {
  now = 0;
  /** By time; few at once. */
  readonly #wakes: Wake[] = [];

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = { at: this.now + ms, run: resolve };
      let place = this.#wakes.length;
      while (place > 0 && (this.#wakes[place - 1]?.at ?? 0) > wake.at) place -= 1;
      this.#wakes.splice(place, 0, wake);
    });
  }

  /** @param isLimitReached asked after each event. */
  async run(isOver: () => boolean): Promise<void> {
    await settled();
    for (let next = this.#wakes.shift(); next && !isOver(); next = this.#wakes.shift()) {
      this.now = next.at;
      next.run();
      await settled();
    }
  }
}
