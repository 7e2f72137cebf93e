'use client';
/** Shown when a page fails in the browser. Imports nothing: this file is sent with every page. */

export default function PageError({ reset }: { reset: () => void }) {
  return (
    <main id="main" className="wrap">
      <h1>This page did not load</h1>
      <p>Nothing you typed was sent. Please try again, or start from the home page.</p>
      <p>
        <button type="button" onClick={reset}>
          Try again
        </button>{' '}
        <a href="/">Home page</a>
      </p>
    </main>
  );
}
