/** Calls the site as its own page's script would, with token and session, but without a browser. */
export type CallBackBody = Record<string, unknown>;

export async function apiClient(url: string) {
  const issued = await fetch(`${url}/api/anti-forgery`);
  const cookie = issued.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
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
