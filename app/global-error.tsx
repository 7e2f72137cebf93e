'use client';
/** Shown if the root layout fails: plain text, no style attributes (the content security policy forbids them). */
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
          <p>
            <a href={buildTimePhoneHref}>{`Call ${buildTimePhone}`}</a>
          </p>
          <p>
            <button type="button" onClick={() => location.reload()}>
              Try again
            </button>{' '}
            <a href="/">Home page</a>
          </p>
        </main>
      </body>
    </html>
  );
}
