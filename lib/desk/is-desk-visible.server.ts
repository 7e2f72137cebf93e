/**
 * Whether a client may know that there is a desk. To all others its pages and handlers answer as unknown paths do.
 * Rule: only what the connection proves counts, never a header that a client can choose.
 */
import 'server-only';
import type { Environment } from '../config/parse-environment.ts';
import { isClientInNetworks, isFromLoopback } from '../http/identify-client.server.ts';

type Settings = Pick<Environment, 'desk' | 'siteEnv' | 'trustedProxyHops'>;

export function isDeskVisible(
  headers: Pick<Headers, 'get' | 'has'>,
  { desk, siteEnv, trustedProxyHops }: Settings,
): boolean {
  if (desk === null) return false;
  // The demonstration's identity provider signs anybody in, so it answers this machine alone: a tunnel to it forwards
  // headers, or has another host name.
  if (siteEnv === 'demonstration' && !(isFromLoopback(headers) && hasLoopbackNames(headers)))
    return false;
  if (desk.host !== null && headers.get('host')?.toLowerCase() !== desk.host) return false;
  return desk.networks.length === 0 || isClientInNetworks(headers, trustedProxyHops, desk.networks);
}

/** Next sets the forwarded host itself, to the Host header where there is no other. */
function hasLoopbackNames(headers: Pick<Headers, 'get'>): boolean {
  const names = [headers.get('host'), headers.get('x-forwarded-host')];
  return names.every(
    (name) => !name || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(name),
  );
}
