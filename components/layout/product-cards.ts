/** A drawing and one line for each product: in the menu, on the home page and among related pages. */
import {
  Activity,
  Armchair,
  Baby,
  Bike,
  Car,
  Droplet,
  GraduationCap,
  HeartPulse,
  IndianRupee,
  Landmark,
  Layers2,
  Plane,
  ShieldCheck,
  TrendingUp,
  Umbrella,
  Users,
} from 'lucide';
import type { IconNode } from '@/components/ui/icon';
import type { ProductPath } from '@/lib/site/routes';

export const productCards: Record<ProductPath, { icon: IconNode; line: string }> = {
  '/health-insurance': { icon: HeartPulse, line: 'Pays the hospital bill' },
  '/critical-illness-insurance': { icon: Activity, line: 'One sum on diagnosis' },
  '/super-topup': { icon: Layers2, line: 'Bills above a deductible' },
  '/senior-citizen': { icon: Armchair, line: 'Cover bought after 60' },
  '/family-health-insurance': { icon: Users, line: 'One sum insured, shared' },
  '/maternity-health-insurance': { icon: Baby, line: 'Delivery and newborn' },
  '/1crore-health-insurance': { icon: IndianRupee, line: 'For the very large bill' },
  '/diabetes-health-insurance': { icon: Droplet, line: 'Cover with diabetes' },
  '/term-insurance': { icon: Umbrella, line: 'One sum for your family' },
  '/child-plans': { icon: GraduationCap, line: 'Saving for school fees' },
  '/investment-plans': { icon: TrendingUp, line: 'Life cover that also saves' },
  '/pension-plans': { icon: Landmark, line: 'An income for life' },
  '/capital-guarantee': { icon: ShieldCheck, line: 'Part fixed, part market' },
  '/car-insurance': { icon: Car, line: 'Third party, own damage' },
  '/bike-insurance': { icon: Bike, line: 'Compulsory by law' },
  '/travel-insurance': { icon: Plane, line: 'Bills and delays abroad' },
};
