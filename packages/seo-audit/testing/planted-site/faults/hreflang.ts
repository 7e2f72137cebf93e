/** Faults of language alternatives in the head and in headers. */
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('hreflang');
const { hreflang, languageTags } = sources;
const alternate = (code: string, href: string) =>
  `<link rel="alternate" hreflang="${code}" href="${href}">`;
const self = alternate('en-IN', '{url}');
const other = (code: string, href: string) => ({ head: self + alternate(code, href) });

export const hreflangFaults = [
  fault(
    'hreflang-uk',
    'error',
    'hreflang says en-UK; the United Kingdom is GB.',
    languageTags,
    other('en-UK', '{url}?for=uk'),
    /hreflang="en-UK"/,
  ),
  fault(
    'hreflang-word',
    'error',
    'hreflang is a word, not a code.',
    languageTags,
    other('english', '{url}?for=english'),
    /hreflang="english"/,
  ),
  fault(
    'hreflang-underscore',
    'error',
    'hreflang has an underscore.',
    languageTags,
    other('hi_IN', '{url}?for=hi'),
    /hreflang="hi_IN"/,
  ),
  fault(
    'hreflang-region-only',
    'error',
    'hreflang is a country alone.',
    languageTags,
    other('US', '{url}?for=us'),
    /hreflang="US"/,
  ),
  fault(
    'hreflang-missing',
    'error',
    'The Hindi page that hreflang names answers 404.',
    hreflang,
    other('hi-IN', '{origin}/hindi/never-written'),
    [/never-written/, { path: '/hindi/never-written', status: 404 }],
  ),
  fault(
    'hreflang-redirect',
    'error',
    'The Tamil page that hreflang names redirects.',
    hreflang,
    [
      other('ta-IN', '{origin}/tamil/old'),
      {
        path: '/tamil/old',
        status: 301,
        headers: { location: '/about' },
        unlinked: true,
        unlisted: true,
      },
    ],
    [/hreflang="ta-IN"/, { path: '/tamil/old', status: 301 }],
  ),
  fault(
    'hreflang-noindex',
    'error',
    'The Marathi page that hreflang names is noindex.',
    hreflang,
    [
      other('mr-IN', '{origin}/marathi/draft'),
      {
        path: '/marathi/draft',
        lang: 'mr',
        head: '<meta name="robots" content="noindex">',
        unlinked: true,
        unlisted: true,
      },
    ],
    [/hreflang="mr-IN"/, { path: '/marathi/draft', body: /noindex/ }],
  ),
  fault(
    'hreflang-blocked',
    'error',
    'The Bengali page that hreflang names is closed by robots.txt.',
    hreflang,
    [
      other('bn-IN', '{origin}/closed/bengali'),
      { path: '/closed/bengali', unlinked: true, unlisted: true },
    ],
    /hreflang="bn-IN" href="[^"]+\/closed\/bengali"/,
  ),
  fault(
    'hreflang-not-canonical',
    'error',
    'The Gujarati page that hreflang names says it is a copy of another one.',
    hreflang,
    [
      other('gu-IN', '{origin}/gujarati/copy'),
      { path: '/gujarati/copy', canonical: '{origin}/about', unlinked: true, unlisted: true },
    ],
    [/hreflang="gu-IN"/, { path: '/gujarati/copy', body: /rel="canonical" href="[^"]+\/about"/ }],
  ),
  fault(
    'hreflang-relative',
    'warning',
    'hreflang has a relative address.',
    hreflang,
    other('en-GB', '/about'),
    /hreflang="en-GB" href="\/about"/,
  ),
  fault(
    'hreflang-twice',
    'error',
    'One code names two different pages.',
    hreflang,
    {
      head: `${self}${alternate('en-GB', '{origin}/about')}${alternate('en-GB', '{origin}/contact')}`,
    },
    /hreflang="en-GB"[\s\S]*?hreflang="en-GB"/,
  ),
  fault(
    'hreflang-no-self',
    'warning',
    'The page names others but not itself.',
    hreflang,
    { head: alternate('en-US', '{origin}/about') },
    { body: /hreflang="en-US"/, lacks: /hreflang="en-IN"/ },
  ),
  fault(
    'hreflang-one-way',
    'error',
    'The American page does not name this one in return.',
    hreflang,
    [
      { head: `${self}${alternate('en-US', '{origin}/hreflang/american')}` },
      { path: '/hreflang/american', head: alternate('en-US', '{url}') },
    ],
    [/hreflang="en-US"/, { path: '/hreflang/american', lacks: /hreflang="en-IN"/ }],
  ),
  fault(
    'hreflang-in-body',
    'error',
    'The alternatives stand in the body, where they are ignored.',
    hreflang,
    [
      {
        path: '/hreflang/in-body',
        body: `${self}${alternate('en-AU', '{origin}/hreflang/australian')}`,
      },
      {
        path: '/hreflang/australian',
        head: `${alternate('en-AU', '{url}')}${alternate('en-IN', '{origin}/hreflang/in-body')}`,
      },
    ],
    /<main[\s\S]*?hreflang="en-AU"/,
    { paths: ['/hreflang/in-body'] },
  ),
  fault(
    'hreflang-against-lang',
    'warning',
    'hreflang calls the page French, its lang and its text are English.',
    hreflang,
    { head: alternate('fr-FR', '{url}') },
    [/lang="en-IN"/, /hreflang="fr-FR" href="[^"]+"/],
  ),
  fault(
    'hreflang-header-disagrees',
    'error',
    'The Link header names another English page than the tag.',
    hreflang,
    { head: self, headers: { link: '<{origin}/about>; rel="alternate"; hreflang="en-IN"' } },
    { header: ['link', /hreflang="en-IN"/], body: /hreflang="en-IN"/ },
  ),
];
