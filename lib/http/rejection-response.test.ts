import { environment } from '../config/environment.server.ts';
import { formMessages, formReply } from './form-reply.ts';
import { failureResponse, rejectionResponse } from './read-post.server.ts';

const messages = {
  ...formMessages,
  'too-large': 'Too large.',
  'too-many': 'Too many.',
  'not-written': 'Not written.',
};
const crossSite = formReply({ kind: 'rejected', reason: 'cross-site' }, messages);

function posted(type: string, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', headers: { 'content-type': type, ...headers }, body: 'x' };
  return new Request('http://localhost/api/call-back', init);
}

test('a rejected native form post gets a page that has the telephone number', async () => {
  const { phone } = environment().broker;
  for (const type of [
    'application/x-www-form-urlencoded',
    'Application/X-WWW-Form-URLencoded; charset=utf-8',
    'multipart/form-data; boundary=b',
  ]) {
    const response = rejectionResponse(posted(type), crossSite, 'english');
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain(formMessages['cross-site']);
    expect(page).toContain(`>${phone}</a>`);
  }
});

test('beside the reason the page says that nothing was kept, and how to go on', async () => {
  const page = await rejectionResponse(
    posted('multipart/form-data; boundary=b'),
    crossSite,
    'english',
  ).text();
  for (const text of [formMessages['cross-site'], 'Nothing in it was kept. Go back'])
    expect(page).toContain(text);
});

test('a form of a Hindi page gets the page in Hindi', async () => {
  const type = 'application/x-www-form-urlencoded';
  const form = posted(type);
  for (const response of [
    rejectionResponse(form, crossSite, 'hindi'),
    failureResponse(form, 'hindi'),
  ]) {
    const page = await response.text();
    expect(page).toContain('<html lang="hi-IN">');
    const [, ...texts] = [...page.matchAll(/<(?:title|h1|p)>([^<]+)</g)].map(([, text]) => text);
    // The last one is the broker's name.
    for (const text of texts.slice(0, -1)) expect(text).toMatch(/\p{Script=Devanagari}/u);
  }
  const english = await rejectionResponse(posted(type), crossSite, 'english').text();
  expect(english).not.toMatch(/\p{Script=Devanagari}/u);
});

test('a script gets JSON', async () => {
  for (const request of [
    posted('application/json'),
    posted('text/plain'),
    posted('multipart/form-data; boundary=b', { 'x-xsrf-token': 'token' }),
  ]) {
    const response = rejectionResponse(request, crossSite, 'english');
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      message: formMessages['cross-site'],
      reason: 'cross-site',
    });
  }
});

test('the page also has Retry-After', () => {
  const busy = formReply({ kind: 'rejected', reason: 'busy' }, messages);
  const response = rejectionResponse(posted('multipart/form-data; boundary=b'), busy, 'english');
  expect(response.headers.get('retry-after')).toBe('60');
});

test('after an exception the page does not say whether anything was stored, and a script gets JSON', async () => {
  const page = await failureResponse(posted('application/x-www-form-urlencoded'), 'english').text();
  expect(page).toContain(`>${environment().broker.phone}</a>`);
  expect(page).not.toContain('Nothing');
  const answer = failureResponse(posted('application/json'), 'english');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toHaveProperty('message');
});
