/** One customer who signs in, without a browser: three requests over connections that stay open. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type LoginSite = { url: string; codeFor(mobile: string): string | undefined };

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Shorter than the site keeps a connection open that nobody uses. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 3_000 });
const codeTimeoutMs = 10_000;
const lookEveryMs = 4;
const browser =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';

export type Customer = ReturnType<typeof customerAt>;

/** @param n makes the address that they come from. */
export function customerAt({ url, codeFor }: LoginSite, mobile: string, n: number) {
  const cookies = new Map<string, string>();
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

  async function send(path: string, form?: Record<string, string>): Promise<Answer> {
    const headers = {
      'user-agent': browser,
      'x-forwarded-for': address,
      'sec-fetch-site': 'same-origin',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const answer = await exchange(`${url}${path}`, headers, form && `${new URLSearchParams(form)}`);
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  async function askForCode(): Promise<Answer & { told: string }> {
    const answer = await send('/api/customer-login/code', { contact: mobile });
    return { ...answer, told: toldBy(answer) };
  }

  async function readCode(): Promise<string | undefined> {
    const deadline = performance.now() + codeTimeoutMs;
    while (performance.now() < deadline) {
      const code = codeFor(mobile);
      if (code) return code;
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    return undefined;
  }

  return {
    askForCode,
    /** @returns what went wrong; null when the list was shown. */
    async signIn(): Promise<string | null> {
      const asked = await askForCode();
      if (!asked.headers.location?.endsWith('/customer-login/code'))
        return `asking: ${asked.status} ${asked.headers.location}`;
      const code = await readCode();
      if (!code) return 'no code came';
      const entered = await send('/api/customer-login/session', { code });
      if (!entered.headers.location?.endsWith('/customer-login/policies'))
        return `code: ${entered.status} ${entered.headers.location}`;
      const list = await send('/customer-login/policies');
      return list.text.includes('Example Plan') ? null : `list: ${list.status}`;
    },
  };
}

function exchange(url: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** An answer as whoever compares two sees it: everything but the day and the random values, whose length counts. */
function toldBy({ status, headers, text }: Answer): string {
  const { date, 'set-cookie': set = [], ...others } = headers;
  const shape = set.map((line) => line.replace(/=[\w-]{20,}/, (value) => `=${value.length}`));
  return JSON.stringify([status, Boolean(date), others, shape, text]);
}
