import type { NextConfig } from 'next';
import { buildDir } from './lib/config/build-dir.ts';
import { computeBuildStamp } from './lib/config/compute-build-stamp.ts';
import { licenceTerm } from './lib/config/licence.ts';
import { parseEnvironment } from './lib/config/parse-environment.ts';
import { plainPagePolicy } from './lib/http/plain-page.ts';
import { hindiPath } from './lib/site/hindi-pages.ts';
import { allMarkdownPaths, pageName } from './lib/site/page-urls.ts';
import { mergeStyleSheets } from './scripts/build/merge-style-sheets.ts';

// Fails the build: there must be no production build without a licence line.
const environment = parseEnvironment(process.env);

const nextConfig: NextConfig = {
  // Builds beside the main one: of the demonstration, and for audits of the production pages.
  distDir: buildDir(process.env),
  // npm run types checks them, with those of tests and scripts: a build would do it again.
  typescript: { ignoreBuildErrors: true },
  // A constant: the same sources give the same HTML and the same hashes (scripts/build/post-build.ts).
  generateBuildId: async () => 'site',
  env: {
    SITE_BUILD_STAMP: computeBuildStamp(environment),
    SITE_BUILD_ENV: environment.siteEnv,
    SITE_BUILD_LICENCE_TERM: licenceTerm(environment.broker.licence),
    // Set by scripts/build/build-site.ts: the running site needs no folder of photographs.
    SITE_PEOPLE: process.env.SITE_PEOPLE ?? '',
    // Read after the build by scripts/build/post-build.ts.
    SITE_TAG_MANAGER_ID: environment.tagManagerId ?? '',
    SITE_HINDI_REVIEWER: environment.hindiReview?.reviewer.name ?? '',
    // Set by scripts/build/build-site.ts too: pages whose Hindi is as its reviewer read it.
    SITE_HINDI_SIGNED: process.env.SITE_HINDI_SIGNED ?? '',
    // Read by scripts/commands/static-copy.ts too; the number also by error pages (lib/config/build-time-phone.ts).
    SITE_BROKER_NAME: environment.broker.name,
    SITE_BROKER_PHONE: environment.broker.phone,
  },
  experimental: {
    // Each language has a root layout, so none is above app/global-not-found.tsx.
    globalNotFound: true,
    // A file for each few components, of which mergeStyleSheets makes a page's own.
    cssChunking: { type: 'graph', requestCost: 0 },
    // Fewer, larger files: fewer requests, and 2 KB less in total.
    turbopackChunking: {
      minChunkSize: 600_000,
      maxChunkCountPerGroup: 2,
      maxMergeChunkSize: 4_000_000,
    },
  },
  compiler: { runAfterProductionCompile: async ({ distDir }) => mergeStyleSheets(distDir) },
  // Scripts of the browser that load Hindi texts later than the page.
  turbopack: { rules: { '*.po': { loaders: ['./lib/languages/po-loader.ts'], as: '*.js' } } },
  // Unused, and an open optimiser does work for every URL variant and logs the URL.
  images: { unoptimized: true },
  // The middleware redirects paths with a trailing slash, in one hop.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // server/serve.ts compresses: Next's own compression knows gzip only.
  compress: false,
  reactStrictMode: true,
  typedRoutes: false,
  async redirects() {
    return [
      // The middleware sees such a path without its ending, as if it were the page.
      { source: '/:path(.*)\\.rsc', destination: '/', permanent: false },
    ];
  },
  // A Markdown page has its page's URL with `.md`.
  async rewrites() {
    return allMarkdownPaths.map((path) => ({
      source: `${path}.md`,
      destination: `/markdown/${pageName(path)}`,
    }));
  },
  // No Content-Security-Policy for pages: theirs is in the .meta files, and two would both be enforced.
  // server/common-headers.ts has those of every response.
  async headers() {
    return [
      // For "Use my location".
      ...['/cashless-hospital', hindiPath('/cashless-hospital')].map((path) => ({
        source: `${path}/:page(answer)?`,
        headers: [
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
        ],
      })),
      {
        // Other sites embed these pictures: previews of shared pages, search results.
        source: '/:folder(sharing|pictures)/:picture*',
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      },
      {
        source: '/api/:path*',
        headers: [
          {
            // A refused native form post gets a page with an inline style.
            key: 'Content-Security-Policy',
            value: `${plainPagePolicy}; frame-ancestors 'none'`,
          },
          // Of all handlers, because the desk's must not be known by it; a handler cannot change a header that
          // server/request-guard.ts has set.
          { key: 'Referrer-Policy', value: 'same-origin' },
        ],
      },
      {
        // The form's URL may hold what a visitor entered: the page after the redirect must not get it as referrer.
        source: '/api/call-back/:path*',
        headers: [{ key: 'Referrer-Policy', value: 'strict-origin' }],
      },
    ];
  },
};

export default nextConfig;
