/** Sites by others, from npm packages: how each is fetched and built, and the kind of host it is made for. */

export type ForeignSite = {
  name: string;
  /** Commands, run in sequence in the site's own empty folder. */
  steps: readonly (readonly string[])[];
  /** Files that the build needs and the packages do not contain: path to text. */
  files?: Readonly<Record<string, string>>;
  /** The folder to serve. */
  served: string;
  /** Whether `/a` serves a.html, and whether it redirects to the folder `/a/` or serves its index. */
  host: { addsHtml: boolean; addsSlash: boolean };
  start: string;
  /**
   * The public origin of the audit: without TLS and on this machine, half of the findings would be about the
   * measurement.
   */
  origin: string;
};

/** The texts are MDX, which VitePress does not support: tags and braces are printed as text. */
const vitePressConfig = `export default {
  title: 'Next.js Docs',
  ignoreDeadLinks: true,
  cleanUrls: true,
  sitemap: { hostname: 'https://docs.example.com' },
  rewrites: (path) => \`docs/\${path.replace(/(^|\\/)\\d\\d-/g, '$1')}\`,
  themeConfig: { logoLink: '/docs/' },
  markdown: {
    html: false,
    attrs: { disable: true },
    config(texts) {
      const render = texts.render.bind(texts);
      texts.render = (...given) => render(...given).replaceAll('{{', '&#123;&#123;');
    },
  },
};
`;

/** packages/ and the readme files are left out: their front matter is invalid or lacks a title, and ends the build. */
const starlightFiles = {
  'package.json': '{"private":true,"type":"module"}',
  'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
export default defineConfig({
  site: 'https://intlayer.example',
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Intlayer',
      pagefind: false,
      defaultLocale: 'en',
      locales: {
        en: { label: 'English' },
        fr: { label: 'Français' },
        ar: { label: 'العربية', dir: 'rtl' },
      },
    }),
  ],
});
`,
  'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  'src/content/docs/.keep': '',
};

export const foreignSites: readonly ForeignSite[] = [
  {
    name: 'ckeditor',
    steps: unpack('ckeditor4', '4.25.2'),
    served: 'package',
    host: { addsHtml: false, addsSlash: true },
    start: '/samples/old/index.html',
    origin: 'https://ckeditor.example',
  },
  {
    name: 'admin-lte',
    steps: unpack('admin-lte', '2.4.18'),
    served: 'package',
    host: { addsHtml: false, addsSlash: true },
    start: '/index.html',
    origin: 'https://admin-lte.example',
  },
  {
    name: 'gentelella',
    steps: unpack('gentelella', '4.2.0'),
    served: 'package/dist',
    host: { addsHtml: false, addsSlash: true },
    start: '/production/index.html',
    origin: 'https://gentelella.example',
  },
  {
    name: 'npm-docs',
    steps: unpack('npm', '11.21.2'),
    served: 'package/docs/output',
    host: { addsHtml: false, addsSlash: true },
    start: '/commands/npm.html',
    origin: 'https://npm.example',
  },
  {
    name: 'docusaurus',
    steps: [
      [
        ...['npx', '--yes', 'create-docusaurus@3.10.2', 'site', 'classic'],
        ...['--javascript', '--package-manager', 'npm'],
      ],
      ['npm', '--prefix', 'site', 'run', 'build'],
    ],
    served: 'site/build',
    host: { addsHtml: true, addsSlash: false },
    start: '/',
    origin: 'https://your-docusaurus-site.example.com',
  },
  {
    name: 'next-docs',
    files: {
      'package.json': '{"private":true}',
      'package/dist/docs/.vitepress/config.mjs': vitePressConfig,
    },
    steps: [
      ['npm', 'install', '--no-audit', '--no-fund', 'vitepress@1.6.4'],
      ...unpack('next', '16.4.6'),
      ['npx', 'vitepress', 'build', 'package/dist/docs'],
    ],
    served: 'package/dist/docs/.vitepress/dist',
    host: { addsHtml: true, addsSlash: true },
    start: '/docs/',
    origin: 'https://docs.example.com',
  },
  {
    name: 'dsfr',
    steps: unpack('@gouvfr/dsfr', '1.15.3'),
    served: 'package',
    host: { addsHtml: false, addsSlash: true },
    start: '/example/index.html',
    origin: 'https://dsfr.example',
  },
  {
    name: 'rxjs',
    files: { 'package.json': '{"private":true}' },
    steps: [
      ['npm', 'install', '--no-audit', '--no-fund', 'typedoc@0.28.20', 'typescript@5.9.3'],
      ...unpack('rxjs', '7.8.2'),
      [
        ...['npx', 'typedoc', '--skipErrorChecking', '--hostedBaseUrl', 'https://rxjs.example/'],
        ...['--tsconfig', 'package/src/tsconfig.base.json', '--readme', 'package/README.md'],
        ...['', 'operators/', 'ajax/', 'webSocket/', 'testing/'].flatMap((folder) => [
          '--entryPoints',
          `package/src/${folder}index.ts`,
        ]),
        ...['--out', 'site'],
      ],
    ],
    served: 'site',
    host: { addsHtml: false, addsSlash: true },
    start: '/index.html',
    origin: 'https://rxjs.example',
  },
  {
    name: 'intlayer-docs',
    files: starlightFiles,
    steps: [
      ['npm', 'install', '--no-audit', '--no-fund', 'astro@7.3.5', '@astrojs/starlight@0.42.4'],
      ...unpack('@intlayer/docs', '8.9.6'),
      ...['en', 'fr', 'ar'].map((language) => [
        ...['cp', '-R', `package/docs/${language}`, 'src/content/docs'],
      ]),
      ['find', 'src/content/docs', '-path', '*/packages/*', '-delete'],
      ['find', 'src/content/docs', '-name', 'readme.md', '-delete'],
      ['npx', 'astro', 'build'],
    ],
    served: 'dist',
    host: { addsHtml: false, addsSlash: true },
    start: '/en/',
    origin: 'https://intlayer.example',
  },
  {
    name: 'notus',
    steps: unpack('notus-js', '1.1.0'),
    served: 'package',
    host: { addsHtml: false, addsSlash: true },
    start: '/index.html',
    origin: 'https://notus.example',
  },
];

function unpack(name: string, version: string): string[][] {
  return [
    ['npm', 'pack', '--silent', `${name}@${version}`],
    ['tar', 'xzf', `${name.replace('@', '').replace('/', '-')}-${version}.tgz`],
  ];
}
