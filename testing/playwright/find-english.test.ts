/** @jest-environment jsdom */
import { findEnglish } from './find-english.ts';

function find(html: string): string[] {
  document.body.innerHTML = html;
  return findEnglish(document.body);
}

test.each([
  '<p>The insurer has to prove that.</p>',
  '<p lang="en-IN">The insurer has to prove that.</p>',
  '<div lang="en"><p>The insurer has to prove that.</p></div>',
  '<a href="/claim">The insurer has to prove that.</a>',
  '<p>फ़ैसला: <span lang="en-IN">The insurer has to prove that.</span></p>',
])('finds the sentence of %s', (html) => {
  expect(find(html)).toEqual(['The insurer has to prove that.']);
});

test.each([
  '<p>साबित करना बीमा कंपनी का काम है (onus of proof on the insurer)।</p>',
  '<p lang="en-IN">Tata AIG General v Insurance Ombudsman, Mumbai</p>',
  '<a href="https://irdai.gov.in">A circular on the protection of policyholders</a>',
  '<p><span translate="no">my claim was not paid</span></p>',
  '<blockquote lang="en-IN">The claim is not payable as per terms.</blockquote>',
  '<script>// what a script says to itself</script>',
])('leaves %s', (html) => {
  expect(find(html)).toEqual([]);
});
