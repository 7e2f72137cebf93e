/**
 * Which upstream a page origin belongs to (docs/specification.md, section 7): production origins use the live
 * hosts, every other origin uses QA; service, main and redirect URL switch together.
 */
import type { Environment } from './parse-environment.ts';

export type Upstream = 'live' | 'qa';

export type ServiceUrls = {
  upstream: Upstream;
  /** Base of Lead.svc and of the generic GET. */
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
