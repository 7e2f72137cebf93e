/** The icon of each product: in the menu, on the home page and among related pages. */
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

export const productIcons: Record<ProductPath, IconNode> = {
  '/health-insurance': HeartPulse,
  '/critical-illness-insurance': Activity,
  '/super-topup': Layers2,
  '/senior-citizen': Armchair,
  '/family-health-insurance': Users,
  '/maternity-health-insurance': Baby,
  '/1crore-health-insurance': IndianRupee,
  '/diabetes-health-insurance': Droplet,
  '/term-insurance': Umbrella,
  '/child-plans': GraduationCap,
  '/investment-plans': TrendingUp,
  '/pension-plans': Landmark,
  '/capital-guarantee': ShieldCheck,
  '/car-insurance': Car,
  '/bike-insurance': Bike,
  '/travel-insurance': Plane,
};
