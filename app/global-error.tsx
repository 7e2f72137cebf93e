'use client';
/**
 * Shown if the root layout fails, also that of a Hindi page, so in both languages: plain text, no style attributes (the
 * content security policy forbids them).
 */
import { buildTimePhone, buildTimePhoneHref } from '@/lib/config/build-time-phone';

export default function GlobalError() {
  return (
    <html lang="en-IN">
      <head>
        <title>This page stopped working</title>
      </head>
      <body>
        <main>
          <h1>This page stopped working</h1>
          <p>
            If you had just sent something, we cannot tell from here whether it reached us. Call us
            and we will look.
          </p>
          <p lang="hi-IN">
            यह पेज अब काम नहीं कर रहा। अगर आपने अभी कुछ भेजा था, तो हमें यहाँ से पता नहीं चलता कि वह हम तक
            पहुँचा या नहीं। हमें कॉल करें, हम देखकर बताएँगे।
          </p>
          <p>
            <a href={buildTimePhoneHref}>{`Call ${buildTimePhone}`}</a>{' '}
            <span lang="hi-IN">(कॉल करें)</span>
          </p>
          <p>
            <button type="button" onClick={() => location.reload()}>
              <span>Try again</span> <span lang="hi-IN">(फिर कोशिश करें)</span>
            </button>{' '}
            <a href="/">
              <span>Home page</span> <span lang="hi-IN">(होम पेज)</span>
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
