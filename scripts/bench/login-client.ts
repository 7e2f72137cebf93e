/** One customer who signs in, without a browser: three requests over connections that stay open. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type LoginSite = { url: string; codeFor(mobile: string): string | undefined };

type LoginResponse = { status: number; headers: IncomingHttpHeaders; text: string };

/** Shorter than the site keeps a connection open that nobody uses. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 3_000 });
const codeTimeoutMs = 10_000;
const pollMs = 4;
const browser =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';

export type Customer = ReturnType<typeof createCustomer>;

/** @param n makes the address that they come from. */
export function createCustomer({ url, codeFor }: LoginSite, mobile: string, n: number) {
  const cookies = new Map<string, string>();
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

  async function send(path: string, form?: Record<string, string>): Promise<LoginResponse> {
    const headers = {
      'user-agent': browser,
      'x-forwarded-for': address,
      'sec-fetch-site': 'same-origin',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const answer = await sendRequest(
      `${url}${path}`,
      headers,
      form && `${new URLSearchParams(form)}`,
    );
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  async function requestCode(): Promise<LoginResponse & { fingerprint: string }> {
    const answer = await send('/api/customer-login/code', { contact: mobile });
    return { ...answer, fingerprint: responseFingerprint(answer) };
  }

  async function readCode(): Promise<string | undefined> {
    const deadline = performance.now() + codeTimeoutMs;
    while (performance.now() < deadline) {
      const code = codeFor(mobile);
      if (code) return code;
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    return undefined;
  }

  return {
    askForCode: requestCode,
    /** @returns what went wrong; null when the list was shown. */
    async signIn(): Promise<string | null> {
      const asked = await requestCode();
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

function sendRequest(
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<LoginResponse> {
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
function responseFingerprint({ status, headers, text }: LoginResponse): string {
  const { date, 'set-cookie': set = [], ...others } = headers;
  const shape = set.map((line) => line.replace(/=[\w-]{20,}/, (value) => `=${value.length}`));
  return JSON.stringify([status, Boolean(date), others, shape, text]);
}
