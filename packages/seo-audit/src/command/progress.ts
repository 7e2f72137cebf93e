/** What the audit is doing, on stderr: one line that changes in a terminal, a line every few seconds elsewhere. */
export type Progress = { say(text: string): void; end(): void };

const everyMs = { terminal: 100, file: 5_000 } as const;

export function startProgress(stream: NodeJS.WriteStream): Progress {
  const isTerminal = stream.isTTY === true;
  let lastAt = isTerminal ? 0 : Date.now();
  let isShown = false;
  return {
    say(text) {
      const now = Date.now();
      if (now - lastAt < (isTerminal ? everyMs.terminal : everyMs.file)) return;
      lastAt = now;
      const width = Math.max(20, (stream.columns ?? 80) - 1);
      stream.write(isTerminal ? `\r\u001b[K${text.slice(0, width)}` : `${text}\n`);
      isShown = isTerminal;
    },
    end() {
      if (isShown) stream.write('\r\u001b[K');
      isShown = false;
    },
  };
}
