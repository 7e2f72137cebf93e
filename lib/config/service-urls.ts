/**
 * Which upstream a page origin belongs to (docs/specification.md, section 7): production origins use the live
 * hosts, every other origin uses QA; service, main and redirect URL switch together. It is decided at the visit,
 * never at the build.
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

/** `origin` as a browser sends it ("https://host[:port]"); null when it is not known. */
export function upstreamFor(origin: string | null, env: Environment): Upstream {
  return origin !== null && env.productionOrigins.includes(origin) ? 'live' : 'qa';
}

/**
 * A link that is followed carries no Origin: the name it was asked under decides. The scheme is not looked at, because
 * whoever ends TLS in front of us need not say which it was.
 */
export function upstreamForHost(host: string | null, env: Environment): Upstream {
  const asked = host?.toLowerCase();
  return env.productionOrigins.some((origin) => new URL(origin).host === asked) ? 'live' : 'qa';
}

/** Where `/api/go/<target>` leads; null for anything else, so that it leads nowhere a stranger chooses. */
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
