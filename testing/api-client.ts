/** Calls the site as its own page's script would, with token and session, but without a browser. */
export type CallBackBody = Record<string, unknown>;

/** What a browser holds once it has a token. */
export type Visitor = { cookies: string; token: string };

/** @param response answer of GET /api/anti-forgery. */
export function readVisitor(response: Response): Visitor {
  const cookies = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookies, token: /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? '' };
}

export async function createApiClient(url: string) {
  const { cookies: cookie, token } = readVisitor(await fetch(`${url}/api/anti-forgery`));
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-xsrf-token': token,
    cookie,
  };
  return {
    headers,
    callBack: (body: CallBackBody) =>
      fetch(`${url}/api/call-back`, { method: 'POST', headers, body: JSON.stringify(body) }),
    serviceRequest: (body: Record<string, unknown>) =>
      fetch(`${url}/api/requests`, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
}

type Counts = Record<string, number>;

/** What GET /api/status says, with how many leads and requests are in each state. */
export async function readStatus(
  url: string,
): Promise<{ status: string; leads: Counts; requests: Counts }> {
  return (await fetch(`${url}/api/status`)).json();
}
