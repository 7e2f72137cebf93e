/** Faults that only a browser shows: changes that scripts make to the page. */
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('scripts');
const { scripts } = sources;
const run = (code: string) => ({ body: `<script>${code}</script>` });
const drawn = { needs: 'render' } as const;

export const scriptFaults = [
  fault(
    'script-title',
    'warning',
    'A script puts another title in place of the one that was served.',
    scripts,
    run("document.title = 'Loading'"),
    /document\.title = 'Loading'/,
    drawn,
  ),
  fault(
    'script-description',
    'warning',
    'A script exchanges the description.',
    scripts,
    run(
      "document.querySelector('meta[name=description]').content = 'A description from the script'",
    ),
    /A description from the script/,
    drawn,
  ),
  fault(
    'script-canonical',
    'error',
    'A script exchanges the canonical address.',
    scripts,
    run("document.querySelector('link[rel=canonical]').href = '/about'"),
    /link\[rel=canonical\]'\)\.href/,
    drawn,
  ),
  fault(
    'script-noindex',
    'error',
    'A script adds noindex.',
    sources.robotsMeta,
    run("document.head.insertAdjacentHTML('beforeend', '<meta name=robots content=noindex>')"),
    /content=noindex/,
    drawn,
  ),
  fault(
    'script-text',
    'warning',
    'The text exists only after a script has run.',
    scripts,
    {
      text: '<div id="app"></div>',
      ...run(
        "document.querySelector('#app').innerHTML = '<p>' + 'Leaves and soil and rain. '.repeat(60) + '</p>'",
      ),
    },
    /<div id="app"><\/div>/,
    drawn,
  ),
  fault(
    'script-h1',
    'warning',
    'The h1 exists only after a script has run.',
    scripts,
    {
      h1: null,
      ...run(
        "document.querySelector('main').prepend(Object.assign(document.createElement('h1'), { textContent: 'Written late' }))",
      ),
    },
    /Written late/,
    drawn,
  ),
  fault(
    'script-links',
    'warning',
    'The only links to two pages exist after a script has run.',
    scripts,
    [
      {
        body: `<ul id="more"></ul><script>document.querySelector('#more').innerHTML = ['north', 'south'].map((side) => '<li><a href="/scripts/' + side + '">The ' + side + ' bed</a></li>').join('')</script>`,
      },
      { path: '/scripts/north', unlinked: true },
      { path: '/scripts/south', unlinked: true },
    ],
    /<ul id="more"><\/ul>/,
    drawn,
  ),
  fault(
    'script-error',
    'warning',
    'A script ends in an error on every visit.',
    scripts,
    run('gardenMenu.open()'),
    /gardenMenu\.open/,
    drawn,
  ),
  fault(
    'script-redirect',
    'error',
    'A script sends everybody to another page.',
    sources.redirects,
    run("location.replace('/about')"),
    /location\.replace/,
    drawn,
  ),
  fault(
    'script-removes',
    'error',
    'A script takes the text away from who has no cookie.',
    scripts,
    run(
      "if (!document.cookie) document.querySelector('main').innerHTML = '<h1>Please sign in</h1>'",
    ),
    /Please sign in/,
    drawn,
  ),
  fault(
    'script-data-broken',
    'warning',
    'A script adds structured data that is no JSON.',
    sources.structuredAbout,
    run(
      "const block = document.createElement('script'); block.type = 'application/ld+json'; block.textContent = '{@context:schema.org}'; document.head.append(block)",
    ),
    /\{@context:schema\.org\}/,
    drawn,
  ),
  fault(
    'script-endless-text',
    'notice',
    'More of the list arrives only by scrolling; the rest has no address.',
    sources.pagination,
    run(
      "addEventListener('scroll', () => document.querySelector('main').insertAdjacentHTML('beforeend', '<p>One more bed.</p>'))",
    ),
    /addEventListener\('scroll'/,
    drawn,
  ),
];
