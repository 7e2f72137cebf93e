import {
  Accessibility,
  Bike,
  Car,
  HeartPulse,
  Hospital,
  KeyRound,
  Plane,
  ReceiptIndianRupee,
  TriangleAlert,
  Umbrella,
} from 'lucide';
import type { IconNode } from '@/components/ui/icon';
import type { ClaimTypeId } from '@/lib/site/tool-routes';

export const claimIcons: Record<ClaimTypeId, IconNode> = {
  'health-cashless': Hospital,
  'health-reimbursement': ReceiptIndianRupee,
  'critical-illness': HeartPulse,
  'motor-theft': KeyRound,
  'motor-own-damage': Car,
  'two-wheeler': Bike,
  'motor-third-party': TriangleAlert,
  'life-death': Umbrella,
  'personal-accident': Accessibility,
  travel: Plane,
};
