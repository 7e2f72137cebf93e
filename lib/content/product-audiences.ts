// Whom each product is for, in a few words: for search engines and answer engines (structured data).
import type { ProductPath } from '../site/routes.ts';

export const productAudiences: Record<ProductPath, string> = {
  '/health-insurance': 'People and families who would have to pay a hospital bill themselves',
  '/critical-illness-insurance': 'People whose income would stop during a long illness',
  '/super-topup': 'People who hold health cover and want more of it above a deductible',
  '/senior-citizen': 'People aged 60 and over, and the children who buy for them',
  '/family-health-insurance': 'Families who want one sum insured for all members',
  '/maternity-health-insurance': 'Couples who plan to have a child',
  '/1crore-health-insurance': 'People who want cover for a very large hospital bill',
  '/diabetes-health-insurance': 'People with diabetes',
  '/term-insurance': 'People whose family depends on their income',
  '/child-plans': 'Parents who save for a child’s education',
  '/investment-plans': 'People who want life cover and long-term savings in one plan',
  '/pension-plans': 'People who want an income for life after they stop working',
  '/capital-guarantee': 'Savers who want part of their money guaranteed',
  '/car-insurance': 'Owners of private cars',
  '/bike-insurance': 'Owners of motorcycles and scooters',
  '/travel-insurance': 'People who travel in India or abroad',
};
