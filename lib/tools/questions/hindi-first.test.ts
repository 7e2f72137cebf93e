import type { AnswerDocument } from './answer-document.ts';
import { hindiFirst } from './hindi-first.ts';

const titles: Readonly<Record<string, string>> = { Nominee: 'नॉमिनी', Claim: 'दावा' };
const toHindi = (text: string) => titles[text] ?? text;

function answer(title: string, answerInHindi = title): AnswerDocument {
  return {
    ...{ href: `/${title}`, title, topic: '', answer: [title], words: '', keywords: '' },
    answerInHindi: [toHindi(answerInHindi)],
  };
}

test('answers in Hindi come first, among the best and among the others', () => {
  const found = {
    question: 'पति की मृत्यु',
    nearest: [answer('Joint life'), answer('Claim', 'In English'), answer('Nominee')],
    others: [answer('Annuity'), { href: '/claim', title: 'Claim' }],
    choices: [],
  };
  const { nearest, others, ...rest } = hindiFirst(found, toHindi);
  expect(nearest.map(({ title }) => title)).toEqual(['Nominee', 'Joint life', 'Claim']);
  expect(others.map(({ title }) => title)).toEqual(['Claim', 'Annuity']);
  expect(rest).toEqual({ question: 'पति की मृत्यु', choices: [] });
});

test('where no good answer is in Hindi, the best one stays', () => {
  const nearest = [answer('Joint life'), answer('Annuity')];
  const others = [answer('Nominee')];
  const found = { question: 'q', nearest, others, choices: [] };
  expect(hindiFirst(found, toHindi)).toEqual(found);
});
