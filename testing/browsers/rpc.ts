/** Commands and results as JSON over one WebSocket, as in the protocols of Chromium and Firefox. */

export type Rpc = {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  close(): void;
};

const timeoutMs = 60_000;

export async function connectRpc(url: string): Promise<Rpc> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const pending = new Map<number, (message: Record<string, unknown>) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Record<string, unknown>;
    pending.get(Number(message.id))?.(message);
    pending.delete(Number(message.id));
  });
  return {
    send: async (method, params = {}) => {
      const id = ++lastId;
      const response = new Promise<Record<string, unknown>>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${method}: no response`)), timeoutMs);
        pending.set(id, (received) => {
          clearTimeout(timer);
          resolve(received);
        });
      });
      socket.send(JSON.stringify({ id, method, params }));
      const { error, message, result } = await response;
      if (error) throw new Error(`${method}: ${JSON.stringify(error)} ${message ?? ''}`);
      return (result ?? {}) as Record<string, unknown>;
    },
    close: () => socket.close(),
  };
}
