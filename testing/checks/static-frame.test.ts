import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const root = join(__dirname, '../..');

/** Imports that exist at run time, without those of types. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(/^(?:import|export)(?! type)\b[^'";]*['"]([^'"]+)['"]/gm);
  return [...found].flatMap(([, specifier = '']) => {
    if (!/^(@\/|\.)/.test(specifier)) return [];
    const base = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(file), specifier);
    const target = ['.tsx', '.ts', '']
      .map((end) => base + end)
      .find((path) => existsSync(join(root, path)));
    if (!target) throw new Error(`${file} imports ${specifier}, which is no file`);
    return [target];
  });
}

function reachableFrom(files: readonly string[]): string[] {
  const reached = new Set(files);
  // Iterating a set includes the elements that are added meanwhile.
  for (const file of reached)
    if (/\.tsx?$/.test(file)) for (const next of importsOf(file)) reached.add(next);
  return [...reached];
}

/** Static sections, and the file that imports their styles. */
const staticSections = [
  {
    frame: 'components/layout/frame-section.tsx',
    made: ['components/layout/header.tsx', 'components/layout/footer.tsx'],
    partOf: 'components/layout/site-menu.tsx',
  },
  {
    frame: 'components/product-page/product-sections.tsx',
    made: [
      'components/product-page/product-opening.tsx',
      'components/comparison/comparison-body.tsx',
      'components/product-page/product-choosing.tsx',
      'components/product-page/product-details.tsx',
    ],
    partOf: 'components/calculators/bar-chart.tsx',
  },
  {
    frame: 'components/sections/collapsed-text-section.tsx',
    made: ['components/sections/collapsed-text.tsx'],
    partOf: 'components/sections/blocks.tsx',
  },
  {
    frame: 'components/questions/question-groups-section.tsx',
    made: ['components/questions/question-groups.tsx'],
    partOf: 'components/ui/disclosure.tsx',
  },
];
/** What only a browser's script makes work: a client component's mark, a handler, a hook. */
const ofScripts = /^\s*['"]use client['"]|\bon[A-Z]\w+=\{|\buse(?!Id\()[A-Z]\w*\(/m;
const isStyle = (file: string) => file.endsWith('.css');

test.each(staticSections)(
  '$frame brings the styles of all that its part is made of, and no others',
  ({ frame, made }) => {
    const needed = reachableFrom(made).filter(isStyle).sort();
    expect(needed.length).toBeGreaterThanOrEqual(3);
    expect(importsOf(frame).filter(isStyle).sort()).toEqual(needed);
  },
);

test.each(staticSections)(
  '$made is made of nothing that needs a script: it would be drawn and never answer',
  ({ made, partOf }) => {
    const code = reachableFrom(made)
      .filter((file) => /\.tsx?$/.test(file))
      // It passes on its props; no static section gives it a handler.
      .filter((file) => file !== 'components/ui/text-field.tsx');
    expect(code).toContain(partOf);
    const needAScript = code.filter((file) =>
      ofScripts.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(needAScript).toEqual([]);
  },
);

test.each(["'use client';", '<a onClick={copy}>', 'const [a] = useState(1);'])(
  'found as in need of a script: %s',
  (code) => {
    expect(code).toMatch(ofScripts);
    expect('const id = useId();').not.toMatch(ofScripts);
  },
);
