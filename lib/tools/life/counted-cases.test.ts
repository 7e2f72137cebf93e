/**
 * Families worked outside the code: a year's need, the years, loans and goals, less what there is; rounded up to a
 * lakh.
 */
import { testAnswers } from '../../../testing/data/answer-rows.ts';
import { humanLifeValueCalculator } from './human-life-value/human-life-value-calculator.ts';

const child = 'age 34; income 15 lakh; loans 35 lakh; child 2';
testAnswers(humanLifeValueCalculator, { today: '2026-11-26' })`
  typed | verdict | row Your family would need | why | source
  ${child}; inflation 6; interest 6 | You need life cover for 26 years…: ₹3.08 crore… | ₹3,08,00,000 | 10.5 lakh × 26, and the loan | by hand
  ${child}; inflation 4; interest 6 | You need life cover for 26 years…: ₹2.53 crore… | ₹2,52,35,963 | the money earns two points more than prices rise | python
  age 40; income 12 lakh; loans 0; inflation 5; interest 5; cover 50 lakh | You need life cover for 20 years…: ₹1.18 crore… | ₹1,68,00,000 | no children: until 60: 8.4 lakh × 20, less 50 lakh of cover | by hand
  age 45; income 18 lakh; loans 20 lakh; child 3; savings 10 lakh | You need life cover for 22 years…: ₹2.88 crore… | ₹2,97,20,000 | children of 3 and 17, the younger one decides: 25 − 3 years, beyond 60: 12.6 lakh × 22 and 20 lakh; 10 lakh of savings | by hand
  age 58; income 6 lakh; years 2; savings 1 crore | No more life cover…: ₹0… | ₹8,40,000 | two years from 60 with a crore: enough | by hand
`;
