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
];

function unpack(name: string, version: string): string[][] {
  return [
    ['npm', 'pack', '--silent', `${name}@${version}`],
    ['tar', 'xzf', `${name}-${version}.tgz`],
  ];
}
