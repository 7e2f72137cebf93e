// The happy moment of the joy center that a product belongs to, where there is one: its page leads there.
import type { ProductPath } from '../site/routes.ts';

type LifeEventLink = { id: string; label: string };

export const productLifeEvents: Partial<Record<ProductPath, LifeEventLink>> = {
  '/health-insurance': { id: 'new-job', label: 'A new job' },
  '/family-health-insurance': { id: 'wedding', label: 'A wedding' },
  '/maternity-health-insurance': { id: 'new-baby', label: 'A new baby' },
  '/senior-citizen': { id: 'parents-turning-60', label: 'Parents turning 60' },
  '/term-insurance': { id: 'new-home', label: 'A new home' },
  '/child-plans': { id: 'new-baby', label: 'A new baby' },
  '/pension-plans': { id: 'retirement', label: 'Retirement' },
  '/car-insurance': { id: 'new-car', label: 'A new car or bike' },
  '/bike-insurance': { id: 'new-car', label: 'A new car or bike' },
  '/travel-insurance': { id: 'first-trip-abroad', label: 'A first trip abroad' },
};
