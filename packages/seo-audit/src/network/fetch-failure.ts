/** Why a URL could not be fetched, as text for the report: a failure becomes a finding, never a crash. */

export type FailureKind =
  | 'not-resolved'
  | 'refused'
  | 'time-out'
  /** The body was still arriving when our own time limit ended. */
  | 'too-slow'
  | 'broken-off'
  | 'certificate'
  | 'private-address'
  | 'not-http'
  | 'unreadable';

export class FetchFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Maps Node's error codes to ours. */
export function toFetchFailure(error: unknown, url: string): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const { code = '', message = String(error) } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  const host = hostOf(url);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA')
    return new FetchFailure('not-resolved', `${host} does not resolve (${code})`);
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH')
    return new FetchFailure('refused', `${host} refuses the connection (${code})`);
  if (/CERT|SELF_SIGNED|TLS|SSL|UNABLE_TO_VERIFY/.test(code))
    return new FetchFailure('certificate', `the certificate of ${host} is not trusted (${code})`);
  if (code === 'ETIMEDOUT' || code === 'ABORT_ERR')
    return new FetchFailure('time-out', `${host} did not respond in time`);
  if (/^Z_|^ERR_(?:ZSTD|_?BROTLI)|BUF_ERROR|DATA_ERROR/.test(code))
    return new FetchFailure('unreadable', `the compressed response is damaged (${code})`);
  return new FetchFailure('broken-off', `the connection broke off (${code || message})`);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
