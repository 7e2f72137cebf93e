/** A form on a Hindi page names a Hindi page: then its handler answers in Hindi also without a referer. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CallBackForm } from '@/components/call-back/call-back-form';
import { CodeForm } from '@/components/forms/code-form';
import { LookUpForm } from '@/components/requests/look-up-form';
import { RequestForm } from '@/components/requests/request-form';
import { HindiWords } from './hindi-words';

// The translator of a render, which other tests have not (jest.config.mjs).
jest.mock('@/components/languages/current-translator.server', () =>
  jest.requireActual('@/components/languages/current-translator'),
);

/** Of each form, the page that it names. `createElement`, because JSX outside a render asks for a translator. */
function pagesIn<Props extends object>(form: ComponentType<Props>, props: Props) {
  const children = createElement(form, props);
  const html = renderToStaticMarkup(createElement(HindiWords, { catalogue: {} }, children));
  return (html.match(/<form.*?<\/form>/gs) ?? []).map(
    (one) => one.match(/name="page" value="([^"]*)"/)?.[1],
  );
}

test('the forms of a Hindi page name it', () => {
  const consent = { legalName: 'Broker', licence: '1', callSeries: '1600', phone: '1800' };
  expect(pagesIn(CallBackForm, { page: '/claim', source: 'page', consent })).toEqual(['/hi/claim']);
  expect(pagesIn(RequestForm, { kind: 'contact', page: '/contact-us' })).toEqual([
    '/hi/contact-us',
  ]);
  expect(pagesIn(LookUpForm, {})).toEqual(['/hi/your-request']);
  const codeForm = {
    page: '/get-a-call',
    action: '/api/call-back/code',
    button: 'Confirm the call',
    state: { kind: 'waiting', triesLeft: 3, isExpired: false, resendAfterSeconds: 0 } as never,
    message: null,
    children: null,
  };
  expect(pagesIn(CodeForm, codeForm)).toEqual(['/hi/get-a-call', '/hi/get-a-call']);
});
