import { environment } from '../config/environment.server.ts';
import { formMessages, formReply } from './form-reply.ts';
import { failureResponse, rejectionResponse } from './rejection-response.server.ts';

const messages = {
  ...formMessages,
  tooLarge: 'Too large.',
  tooMany: 'Too many.',
  notWritten: 'Not written.',
};
const crossSite = formReply({ kind: 'rejected', reason: 'crossSite' }, messages);

function posted(type: string, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', headers: { 'content-type': type, ...headers }, body: 'x' };
  return new Request('http://localhost/api/call-back', init);
}

test('a form that the browser posted is refused with a page that has the telephone number', async () => {
  const { phone } = environment().broker;
  for (const type of [
    'application/x-www-form-urlencoded',
    'Application/X-WWW-Form-URLencoded; charset=utf-8',
    'multipart/form-data; boundary=b',
  ]) {
    const response = rejectionResponse(posted(type), crossSite);
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain(formMessages.crossSite);
    expect(page).toContain(`>${phone}</a>`);
  }
});

test('a script is refused in JSON', async () => {
  for (const request of [
    posted('application/json'),
    posted('text/plain'),
    posted('multipart/form-data; boundary=b', { 'x-xsrf-token': 'token' }),
  ]) {
    const response = rejectionResponse(request, crossSite);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: formMessages.crossSite });
  }
});

test('when to come back is said with the page too', () => {
  const busy = formReply({ kind: 'rejected', reason: 'busy' }, messages);
  const response = rejectionResponse(posted('multipart/form-data; boundary=b'), busy);
  expect(response.headers.get('retry-after')).toBe('60');
});

test('work that failed is no page that says what was kept, and JSON for a script', async () => {
  const page = await failureResponse(posted('application/x-www-form-urlencoded')).text();
  expect(page).toContain(`>${environment().broker.phone}</a>`);
  expect(page).not.toContain('Nothing');
  const answer = failureResponse(posted('application/json'));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toHaveProperty('message');
});
