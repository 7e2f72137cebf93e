/** The headers of every response of the desk: in no cache and no index, and its path goes to no other site. */
const deskHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'same-origin',
} as const;

export function setDeskHeaders({ headers }: Pick<Response, 'headers'>): void {
  for (const [name, value] of Object.entries(deskHeaders)) headers.set(name, value);
}
