/** Calls the site's API with the headers and cookies that its pages send, without a browser. */

export type CallBackBody = Record<string, unknown>;

/** The anti-forgery token and the cookies of a browser session. */
export type Visitor = { cookies: string; token: string };

/** @param response of GET /api/anti-forgery. */
export function readVisitor(response: Response): Visitor {
  const cookies = cookiesOf(response.headers);
  return { cookies, token: /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? '' };
}

/** The cookies of a response as the browser sends them back. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** @param extraHeaders go with each request. */
export async function createApiClient(url: string, extraHeaders: Record<string, string> = {}) {
  const response = await fetch(`${url}/api/anti-forgery`, { headers: extraHeaders });
  const { cookies: cookie, token } = readVisitor(response);
  const headers = {
    ...extraHeaders,
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

/** The response of GET /api/status, which counts leads and requests by state. */
export async function readStatus(
  url: string,
): Promise<{ status: string; leads: Counts; requests: Counts }> {
  return (await fetch(`${url}/api/status`)).json();
}
