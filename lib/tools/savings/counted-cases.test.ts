/**
 * Quoted plans worked by a second program (python): premiums at the start of a year, the special value at 7.5% (bonds at
 * 7% and half a point), the guaranteed one as 30, 35, 50 and 90% of the premiums paid. Above a lakh the answer prints
 * two decimals of a lakh.
 */
import { testAnswers } from '../../../testing/data/answer-rows.ts';
import { policyReturnCalculator } from './policy-return/policy-return-calculator.ts';

// What leaving pays: after how many years; paid; guaranteed value; special value.
testAnswers(policyReturnCalculator, { today: '2026-11-26' })`
  typed | verdict | tables | no tables | why
  kind unitLinked; premium 1 lakh; paying 10; end 20; maturity 28 lakh | …(Return: 6.7% a year) | | ₹ | the column of 8%: no amount on leaving
  kind participating; premium 50000; paying 12; end 20; maturity 7.2 lakh | …(Return: 1.3% a year) | …/ 2; …; ₹30,000; ₹32,646 / 3; …; ₹52,500; ₹52,642 / 4; …; ₹1 lakh; ₹75,453 / 5; …; ₹1.25 lakh; ₹1.01 lakh / … / 7; …; ₹1.75 lakh; ₹1.64 lakh / … / 19; …; ₹5.4 lakh; ₹6.7 lakh… | | the guaranteed column: the guaranteed value is larger in years 4 to 7: 1,01,390; 1,64,036; 6,69,767
  kind nonParticipating; premium 1 lakh; paying 10; end 20; maturity 24 lakh | …(Return: 5.7% a year) | …/ 1; …; nothing yet; ₹60,737 / 2; …; ₹60,000; ₹1.31 lakh / … / 5; …; ₹2.5 lakh; ₹4.06 lakh / … / 19; …; ₹9 lakh; ₹22.33 lakh… | | the special value is larger in every year: 1,30,584; 4,05,559; 22,32,558
  kind nonParticipating; premium 2 lakh; paying 5; end 10; maturity 13.5 lakh | …(Return: 3.8% a year) | …/ 5; …; ₹5 lakh; ₹9.4 lakh / … / 9; …; ₹9 lakh; ₹12.56 lakh… | | 9,40,354; 12,55,814
  kind nonParticipating; premium 1 lakh; paying 10; end 30; maturity 30 lakh | …(Return: 4.4% a year) | …/ 4; …; ₹2 lakh; ₹1.83 lakh / 5; …; ₹2.5 lakh; ₹2.46 lakh / … / 7; …; ₹3.5 lakh; ₹3.98 lakh… | | half of the premiums is more than the special value in years 4 and 5: 1,83,046; 2,45,969; 3,97,946
`;
