import type { NextConfig } from 'next';
import { buildStamp } from './lib/config/build-stamp.ts';
import { parseEnvironment } from './lib/config/parse-environment.ts';
import { plainPagePolicy } from './lib/http/plain-page.ts';
import { productRoutes } from './lib/site/find-route.ts';
import { markdownPagePaths } from './lib/site/page-urls.ts';
import { oldAddressRedirects } from './lib/tools/old-addresses/old-address-redirects.ts';

// Fails the build: there must be no production build without a licence line.
const environment = parseEnvironment(process.env);

const strictTransport = 'max-age=63072000; includeSubDomains';

/** A trial site must not be indexed as a broker's. robots.txt allows crawling, so that crawlers see this header. */
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
  // A second build beside the first, for audits of the production pages (scripts/commands/build-stand-in.ts).
  distDir: process.env.BUILD_DIR || '.next',
  // The first build has checked the types.
  typescript: { ignoreBuildErrors: Boolean(process.env.BUILD_DIR) },
  // A constant: the same sources give the same HTML and the same hashes (scripts/build/post-build.ts).
  generateBuildId: async () => 'site',
  env: {
    SITE_BUILD_STAMP: buildStamp(environment),
    SITE_BUILD_ENV: environment.siteEnv,
    // Read after the build by scripts/build/post-build.ts.
    SITE_TAG_MANAGER_ID: environment.tagManagerId ?? '',
    // Read by scripts/build/copy-static.ts too; the number also by error pages (lib/config/phone-of-build.ts).
    SITE_BROKER_NAME: environment.broker.name,
    SITE_BROKER_PHONE: environment.broker.phone,
  },
  experimental: {
    // One style sheet before the first paint instead of five.
    cssChunking: { type: 'graph', requestCost: 10_000_000 },
    // Fewer, larger files: fewer requests, and 2 KB less in total.
    turbopackChunking: {
      minChunkSize: 600_000,
      maxChunkCountPerGroup: 2,
      maxMergeChunkSize: 4_000_000,
    },
  },
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
    return [...oldAddressRedirects];
  },
  // A Markdown page has its page's URL with `.md`.
  async rewrites() {
    return [
      ...[...productRoutes.map(({ path }) => path), ...markdownPagePaths].map((path) => ({
        source: `${path}.md`,
        destination: `/markdown${path}`,
      })),
      // Home screens with an old icon request this path.
      { source: '/apple-icon', destination: '/apple-touch-icon.png' },
    ];
  },
  // No Content-Security-Policy for pages: theirs is in the .meta files, and two would both be enforced.
  async headers() {
    return [
      { source: '/:path*', headers: commonHeaders },
      {
        // For "Use my location". Of two headers with one name the later one wins.
        source: '/cashless-hospital/:page(answer)?',
        headers: [
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
        ],
      },
      {
        // The files of public/ have no version in their path, so browsers may cache them for a day.
        source:
          '/:file(favicon\\.ico|icon\\.svg|apple-icon|apple-touch-icon\\.png|icons/192\\.png|icons/512\\.png|icons/maskable-512\\.png)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
      },
      {
        // Other sites embed these pictures: previews of shared pages, search results.
        source: '/:folder(sharing|pictures)/:picture*',
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      },
      {
        // The form's URL may hold what a visitor entered: the page after the redirect must not get it as referrer.
        source: '/api/call-back/:path*',
        headers: [{ key: 'Referrer-Policy', value: 'strict-origin' }],
      },
      {
        source: '/api/:path*',
        headers: [
          {
            // A refused native form post gets a page with an inline style.
            key: 'Content-Security-Policy',
            value: `${plainPagePolicy}; frame-ancestors 'none'`,
          },
        ],
      },
    ];
  },
};

export default nextConfig;
