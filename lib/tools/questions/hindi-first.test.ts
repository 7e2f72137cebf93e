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

test('after the best answer those in Hindi come before those in English', () => {
  const found = {
    question: 'पति की मृत्यु',
    nearest: [answer('Joint life'), answer('Claim', 'In English'), answer('Nominee')],
    others: [answer('Annuity'), { href: '/claim', title: 'Claim' }],
    choices: [],
    unanswered: [],
  };
  const { nearest, others, ...rest } = hindiFirst(found, toHindi);
  expect(nearest.map(({ title }) => title)).toEqual(['Joint life', 'Nominee', 'Claim']);
  expect(others.map(({ title }) => title)).toEqual(['Claim', 'Annuity']);
  expect(rest).toEqual({ question: 'पति की मृत्यु', choices: [], unanswered: [] });
});

test('nothing changes where all are English, or there is none', () => {
  for (const nearest of [[], [answer('Joint life'), answer('Annuity')]]) {
    const found = {
      question: 'q',
      nearest,
      others: [answer('Pension')],
      choices: [],
      unanswered: [],
    };
    expect(hindiFirst(found, toHindi)).toEqual(found);
  }
});
