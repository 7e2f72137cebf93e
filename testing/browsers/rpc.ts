/** Commands and answers as JSON over one WebSocket: what the protocols of Chromium and Firefox have in common. */
export type Rpc = {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  close(): void;
};

const timeoutMs = 60_000;

export async function connect(url: string): Promise<Rpc> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (answer: Record<string, unknown>) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Record<string, unknown>;
    waiting.get(Number(answer.id))?.(answer);
    waiting.delete(Number(answer.id));
  });
  return {
    send: async (method, params = {}) => {
      const id = ++lastId;
      const answered = new Promise<Record<string, unknown>>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), timeoutMs);
        waiting.set(id, (answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
      });
      socket.send(JSON.stringify({ id, method, params }));
      const { error, message, result } = await answered;
      if (error) throw new Error(`${method}: ${JSON.stringify(error)} ${message ?? ''}`);
      return (result ?? {}) as Record<string, unknown>;
    },
    close: () => socket.close(),
  };
}
