/** Progress as one changing line on stderr, in terminals only; nothing is written to a file or a pipe. */
export type Progress = { update(text: string): void; end(): void };

const minIntervalMs = 100;
const eraseLine = '\r\u001b[K';

export function startProgress(stream: NodeJS.WriteStream): Progress {
  let lastAt = 0;
  let isShown = false;
  return {
    update(text) {
      if (stream.isTTY !== true || Date.now() - lastAt < minIntervalMs) return;
      lastAt = Date.now();
      stream.write(eraseLine + text.slice(0, Math.max(20, (stream.columns ?? 80) - 1)));
      isShown = true;
    },
    end() {
      if (isShown) stream.write(eraseLine);
      isShown = false;
    },
  };
}
