import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bannedIdioms } from '../../testing/checks/banned-idioms.ts';

/**
 * Statements from former pages that were wrong, in part or in whole. None may return. Add the shortest part that could
 * not be right in another sentence.
 */
const withdrawn: Record<string, readonly string[]> = {
  'savings, unit-linked and child plans': [
    'Even then the minimum',
    'Paid back on stopping in year two',
    'Paid back if you stop in year',
    'Minimum in year two',
    'Minimum in years four to seven',
    'Minimum on leaving, years four to seven',
    'Value of the discontinued fund, after the lock-in',
    'for a fraction of what you paid',
    'still far from your money back',
    'of its first years',
    'of the first years',
    'Often far less than you paid in',
    'Less than you paid, as a rule',
    // IRDAI bars the word for linked policies.
    'because people search for it',
    'the market calls an investment plan',
    'share this menu entry',
    'Kinds of savings-linked life policy',
  ],
  'legal and privacy': [
    // Sources name policy wordings, and a tool shows approved plans.
    'They name no insurer’s product',
    // With a tag manager, Google learns of a request if the visitor agreed.
    'No insurer, no agent, no advertiser.',
    // Only calls to our own customers are service calls.
    'a call about your policy, claim or renewal from our',
  ],
  'term and critical illness': [
    'The policy says for how long and what is returned',
    'A revival is possible for a limited period',
    // Nine months and three weeks are not nine months of lost income.
    'for three weeks and at home for nine months',
  ],
  'health, motor and travel': [
    // The order caps the rise; it does not merely ask for a word first.
    'Premium rise IRDAI is asked about first',
    'premium that needs consultation with IRDAI first',
    // A vehicle has an IDV, a limit for each loss; a journey has its own sum.
    'a health, motor or travel policy pays in one policy year',
    'most a health or motor policy pays in a year',
    'is the sum insured of a vehicle',
    // Portability ends 30 days before renewal since September 2024.
    'healthPortabilityNotice',
    'Rules have been rewritten since and some insurers take later requests',
    // Sources nobody could look up, and the day of somebody's table under a regulation of 2024.
    'policy wording of an insurer, 2026',
    'rows of a motor policy schedule template',
    'as stated by Schengen visa pages',
    "asOf: '2026-10-02'",
    'Who pays the first rupee',
    // Third-party cover of a used vehicle is the buyer's from the day of the sale; own damage is not.
    'Not until the insurer has put your name on it',
    'A used one brings its policy, once you have it transferred',
    // Nobody has read every gazette notice.
    'No later rates',
    // Own damage may end while third party runs, and driving then stays lawful.
    'neither your car nor the people around it are insured',
    'No cover of any kind',
    'not the cover: until you renew the bike',
  ],
  'claims and policy copies': [
    // The law says the opposite: late notice alone is no ground to reject.
    "reason: 'Late notice.'",
    // Aadhaar will do as well.
    'Opening it takes PAN, a photograph',
  ],
  'about us and legal': [
    // A date may be that of a later text; how each figure was read is said beside it.
    'the date on which the source said it',
    // There is hardly a price to see, so nothing was proved by not asking for a number first.
    'No page of ours does that',
    'never where you came for help with a policy, a claim or a complaint',
    'Tell us the reference, by phone or e-mail',
    'marks no partners',
    'we tell you when you ask',
    'this page exists in English alone',
    'its source and the date of that source',
    'Service calls by firms under IRDAI must come from',
  ],
  'figures of insurers': [
    // Printed over a zero that the regulator had published.
    'Not published',
    'The range leaves out insurers with little premium',
  ],
};

const root = join(__dirname, '../..');
const rooms = ['lib/content', 'lib/site', 'lib/tools', 'components', 'app'];

/** What a file says, with sentences that are written over several lines in one piece. */
function wordsOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/['"`]\s*\+\s*['"`]/g, '')
    .replace(/\s+/g, ' ');
}

test('no withdrawn sentence is back', () => {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(room, name)),
  );
  expect(files.length).toBeGreaterThan(100);
  const phrases = Object.values(withdrawn).flat();
  const problems = files.flatMap((file) => {
    const words = wordsOf(join(root, file));
    return phrases.filter((phrase) => words.includes(phrase)).map((phrase) => `${file}: ${phrase}`);
  });
  expect(problems).toEqual([]);
});

/** What a visitor may read: the texts in quotes, and lines between tags, without comments. Names have no spaces. */
function textsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\$\{[^}]*\}/g, '…')
    .replace(/\]\([^)\s]*\)/g, ']');
  const quoted = code.match(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g) ?? [];
  const between = file.endsWith('.tsx') ? (code.match(/^ +[\p{L}][^{}=;:()'`]*$/gmu) ?? []) : [];
  return [...quoted, ...between].filter((text) => /\S\s+\S/.test(text));
}

/** What a rule refuses in a text, with some words before and after it. */
function inContext(text: string, refused: RegExp): string {
  const { 0: words = '', index = 0 } = refused.exec(text) ?? {};
  return text.slice(Math.max(0, index - 40), index + words.length + 40);
}

test('no idiom that left is back', () => {
  // People may ask in any words: how they do is no text of ours.
  const searchWords =
    /tools\/questions\/(?:answer-keywords|answer-pages|search-terms|synonyms)\.ts$/;
  const problems = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(room, name))
      .filter((file) => !searchWords.test(file))
      .flatMap((file) =>
        textsOf(join(root, file)).flatMap((text) =>
          bannedIdioms
            .filter((idiom) => idiom.test(text))
            .map((idiom) => `${file}: ${idiom}: ${inContext(text, idiom)}`),
        ),
      ),
  );
  expect(problems).toEqual([]);
});
