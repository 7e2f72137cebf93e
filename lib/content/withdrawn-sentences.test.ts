import { globSync, readFileSync } from 'node:fs';

/** Statements that the law contradicts, in their shortest part that cannot be right in another sentence, and why. */
const withdrawn: Readonly<Record<string, readonly string[]>> = {
  'IRDAI bars the word "investment" for linked policies': [
    'because people search for it',
    'the market calls an investment plan',
    'share this menu entry',
  ],
  'Google learns of a request if the visitor agreed': ['No insurer, no agent, no advertiser.'],
  'only calls to our own customers are service calls': [
    'a call about your policy, claim or renewal from our',
    'Service calls by firms under IRDAI must come from',
  ],
  'sources name policy wordings, and a tool shows approved plans': [
    'They name no insurer’s product',
  ],
  'the order on premiums of seniors caps the rise': [
    'Premium rise IRDAI is asked about first',
    'premium that needs consultation with IRDAI first',
  ],
  'portability ends 30 days before renewal since September 2024': [
    'healthPortabilityNotice',
    'Rules have been rewritten since and some insurers take later requests',
  ],
  'third-party cover of a used vehicle is the buyer’s from the day of the sale, own damage is not':
    [
      'Not until the insurer has put your name on it',
      'A used one brings its policy, once you have it transferred',
    ],
  'own damage may end while third party runs, and driving then stays lawful': [
    'neither your car nor the people around it are insured',
    'No cover of any kind',
    'not the cover: until you renew the bike',
  ],
  'late notice alone is no ground to reject a claim': ["reason: 'Late notice.'"],
  'Aadhaar will do as well as PAN': ['Opening it takes PAN, a photograph'],
};

test('no sentence that the law contradicts is back', () => {
  const files = globSync('{app,components,lib/{content,site,tools}}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const phrases = Object.values(withdrawn).flat();
  const problems = files.flatMap((file) => {
    // Sentences that are written over several lines, in one piece.
    const words = readFileSync(file, 'utf8')
      .replace(/['"`]\s*\+\s*['"`]/g, '')
      .replace(/\s+/g, ' ');
    return phrases.filter((phrase) => words.includes(phrase)).map((phrase) => `${file}: ${phrase}`);
  });
  expect(problems).toEqual([]);
});
