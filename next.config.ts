import type { NextConfig } from 'next';
import { buildStamp } from './lib/config/build-stamp.ts';
import { parseEnvironment } from './lib/config/parse-environment.ts';
import { plainPagePolicy } from './lib/http/plain-page.ts';
import { productRoutes } from './lib/site/find-route.ts';
import { markdownPagePaths } from './lib/site/page-urls.ts';

// A production build with a missing licence line must not exist.
const environment = parseEnvironment(process.env);

const strictTransport = 'max-age=63072000; includeSubDomains';

/** A trial's stand-ins in a search engine would pass for a broker; robots.txt lets crawlers in, so that they see this. */
const isIndexable = environment.siteEnv === 'production';

const commonHeaders = [
  ...(isIndexable ? [] : [{ key: 'X-Robots-Tag', value: 'noindex' }]),
  { key: 'Strict-Transport-Security', value: strictTransport },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

const nextConfig: NextConfig = {
  // A second build beside the first, for those who judge what production serves (scripts/commands/build-stand-in.ts).
  distDir: process.env.BUILD_DIR || '.next',
  // The first build of these sources checked their types.
  typescript: { ignoreBuildErrors: Boolean(process.env.BUILD_DIR) },
  // The same sources give the same HTML, so the hashes in the Content-Security-Policy hold (scripts/build/post-build.ts).
  generateBuildId: async () => 'site',
  env: {
    SITE_BUILD_STAMP: buildStamp(environment),
    SITE_BUILD_ENV: environment.siteEnv,
    // Read after the build by scripts/build/post-build.ts.
    SITE_TAG_MANAGER_ID: environment.tagManagerId ?? '',
    // And by scripts/build/copy-static.ts; the number by error pages too (lib/config/phone-of-build.ts).
    SITE_BROKER_NAME: environment.broker.name,
    SITE_BROKER_PHONE: environment.broker.phone,
  },
  experimental: {
    // One style sheet before the first paint instead of five.
    cssChunking: { type: 'graph', requestCost: 10_000_000 },
    // Fewer, larger files: fewer requests before the first paint counts as complete, and 2 KB less in all.
    turbopackChunking: {
      minChunkSize: 600_000,
      maxChunkCountPerGroup: 2,
      maxMergeChunkSize: 4_000_000,
    },
  },
  // Nothing here uses the optimiser. Open, it takes a picture's work for every spelling of an address, and logs what it was asked.
  images: { unoptimized: true },
  // The middleware sends a known page's path with a slash to the page, and any other home, in one step.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // scripts/build/compress-pages.ts does, a prerendered page once and not for every visitor.
  compress: false,
  reactStrictMode: true,
  typedRoutes: false,
  // Behind the pages' own addresses, so that each product page has its twin beside it.
  async rewrites() {
    return [
      ...[...productRoutes.map(({ path }) => path), ...markdownPagePaths].map((path) => ({
        source: `${path}.md`,
        destination: `/markdown${path}`,
      })),
      // Home screens that keep the icon ask for it under this name.
      { source: '/apple-icon', destination: '/apple-touch-icon.png' },
    ];
  },
  // The pages' policy is in their .meta files; two policies on one page would both be enforced.
  async headers() {
    return [
      { source: '/:path*', headers: commonHeaders },
      {
        // "Use my location" asks on a tap. Of two headers of one name the later one counts.
        source: '/cashless-hospital',
        headers: [
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
        ],
      },
      {
        // The files of public/. By their path a browser knows no version of theirs, so they may be a day old.
        source:
          '/:file(favicon\\.ico|icon\\.svg|apple-icon|apple-touch-icon\\.png|icons/192\\.png|icons/512\\.png|icons/maskable-512\\.png)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
      },
      {
        // Other sites show these pictures: when a page is shared, and in what a search found.
        source: '/:folder(sharing|pictures)/:picture*',
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      },
      {
        // The page that answers a posted form is not to know the form's address, which may hold what somebody asked.
        source: '/api/call-back/:path*',
        headers: [{ key: 'Referrer-Policy', value: 'strict-origin' }],
      },
      {
        source: '/api/:path*',
        headers: [
          {
            // A form that the browser posted by itself is refused with a page of its own style.
            key: 'Content-Security-Policy',
            value: `${plainPagePolicy}; frame-ancestors 'none'`,
          },
        ],
      },
    ];
  },
};

export default nextConfig;
