/**
 * The upstreams of a page origin (docs/specification.md, section 7): production origins use the live hosts, every other
 * origin uses QA; service, main and redirect URL switch together. Decided per request, never at build time.
 */
import type { Environment } from './parse-environment.ts';

export type Upstream = 'live' | 'qa';

export type ServiceUrls = {
  upstream: Upstream;
  /** Base of Lead.svc. */
  serviceUrl: string;
  /** The main website outside this application: blogs. */
  mainUrl: string;
  /** The Application path existing customers are sent to. */
  redirectUrl: string;
};

/** `origin` as a browser sends it ("https://host[:port]"); null if unknown. */
export function upstreamFor(origin: string | null, env: Environment): Upstream {
  return origin !== null && env.productionOrigins.includes(origin) ? 'live' : 'qa';
}

/**
 * Following a link sends no Origin header, so the host decides. The scheme is ignored, because a proxy that terminates
 * TLS need not forward it.
 */
export function upstreamForHost(host: string | null, env: Environment): Upstream {
  const requestedHost = host?.toLowerCase();
  return env.productionOrigins.some((origin) => new URL(origin).host === requestedHost)
    ? 'live'
    : 'qa';
}

/** Target of `/api/go/<target>`; null for any other value, so that it is not an open redirect. */
export function externalUrl(target: string, { mainUrl, redirectUrl }: ServiceUrls): string | null {
  switch (target) {
    case 'blog':
      return `${mainUrl}/blog`;
    case 'hindi-blog':
      return `${mainUrl}/hindi-blog`;
    case 'application':
      return redirectUrl;
    default:
      return null;
  }
}

export function serviceUrls(upstream: Upstream, env: Environment): ServiceUrls {
  return upstream === 'live'
    ? {
        upstream,
        serviceUrl: env.liveServiceUrl,
        mainUrl: env.liveMainUrl,
        redirectUrl: env.liveRedirectUrl,
      }
    : {
        upstream,
        serviceUrl: env.qaServiceUrl,
        mainUrl: env.qaMainUrl,
        redirectUrl: env.qaRedirectUrl,
      };
}
