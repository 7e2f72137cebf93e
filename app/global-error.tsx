'use client';
/** The last resort, when even the shell fails: plain words, no style attributes (the policy forbids them). */

export default function GlobalError() {
  return (
    <html lang="en-IN">
      <head>
        <title>This page did not load</title>
      </head>
      <body>
        <main>
          <h1>This page did not load</h1>
          <p>Nothing you typed was sent. Please load the page again.</p>
          <p>
            <a href="/">Home page</a>
          </p>
        </main>
      </body>
    </html>
  );
}
