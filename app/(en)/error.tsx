'use client';
/** Shown when a page fails in the browser. Imports almost nothing, because every page loads this file. */
import { buildTimePhone, buildTimePhoneHref } from '@/lib/config/build-time-phone';

export default function PageError({ reset }: { reset: () => void }) {
  return (
    <main id="main" className="wrap">
      <h1>This page stopped working</h1>
      <p>
        If you had just sent something, we cannot tell from here whether it reached us. Call us and
        we will look.
      </p>
      <p>
        <a href={buildTimePhoneHref}>{`Call ${buildTimePhone}`}</a>
      </p>
      <p>
        <button type="button" onClick={reset}>
          Try again
        </button>{' '}
        <a href="/">Home page</a>
      </p>
    </main>
  );
}
