/** Error pages and faults of WCF, IIS and a gateway, as they are sent. */

export type CannedResponse = { status: number; headers: Record<string, string>; body: string };

const xhtml = { 'content-type': 'text/html; charset=UTF-8' };

function wcfPage(title: string, sentence: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
  <head>
    <title>${title}</title>
    <style>BODY { color: #000000; background-color: white; font-family: Verdana; }</style>
  </head>
  <body>
    <div id="content">
      <p class="heading1">${title}</p>
      <p>${sentence}</p>
    </div>
  </body>
</html>`;
}

/** webHttp's response to an unhandled exception, invalid JSON or a wrong content type: 400, not 500. */
export const requestError: CannedResponse = {
  status: 400,
  headers: xhtml,
  body: wcfPage(
    'Request Error',
    'The server encountered an error processing the request. See server logs for more details.',
  ),
};

export const endpointNotFound: CannedResponse = {
  status: 404,
  headers: xhtml,
  body: wcfPage('Service', 'Endpoint not found.'),
};

export function methodNotAllowed(allow: string): CannedResponse {
  return {
    status: 405,
    headers: { ...xhtml, allow },
    body: wcfPage('Service', 'Method not allowed.'),
  };
}

export const antiForgeryFailed: CannedResponse = {
  status: 403,
  headers: xhtml,
  body: '<!DOCTYPE html><html><head><title>403 - Forbidden: Access is denied.</title></head><body></body></html>',
};

/** The response above WCF's maxReceivedMessageSize of 64 KB. */
export const requestTooLarge: CannedResponse = {
  status: 413,
  headers: { ...xhtml, connection: 'close' },
  body: wcfPage('Service', 'Request Entity Too Large'),
};

/** ASP.NET AJAX (enableWebScript) faults. */
export const serverErrorJson: CannedResponse = {
  status: 500,
  headers: { 'content-type': 'application/json; charset=utf-8', jsonerror: 'true' },
  body: JSON.stringify({
    ExceptionDetail: null,
    ExceptionType: null,
    Message:
      'The server was unable to process the request due to an internal error.  For more information about the error, either turn on IncludeExceptionDetailInFaults or turn on tracing.',
    StackTrace: null,
  }),
};

/** The yellow error page of IIS. */
export const serverErrorHtml: CannedResponse = {
  status: 500,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!DOCTYPE html>
<html>
    <head>
        <title>Runtime Error</title>
    </head>
    <body bgcolor="white">
        <span><h1>Server Error in '/' Application.<hr width=100% size=1 color=silver></h1>
        <h2> <i>Runtime Error</i> </h2></span>
        <b> Description: </b>An application error occurred on the server.
        <table width=100% bgcolor="#ffffcc"><tr><td><code><pre>&lt;customErrors mode="Off"/&gt;</pre></code></td></tr></table>
    </body>
</html>`,
};

export const redirectToLogin: CannedResponse = {
  status: 302,
  headers: { 'content-type': 'text/html; charset=utf-8', location: '/login' },
  body: '<html><head><title>Object moved</title></head><body><h2>Object moved to <a href="/login">here</a>.</h2></body></html>',
};

/** A gateway or login page that responds 200 to everything. */
export const htmlOk: CannedResponse = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!DOCTYPE html><html><head><title>Sign in</title></head><body><form></form></body></html>',
};
