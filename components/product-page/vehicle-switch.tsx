/** "Car | Bike" at the top of both pages: the home page has one link for the two, and people miss the other page. */
import { AnswerLink } from '@/components/ui/answer-link';
import { usedVehiclePlanHref } from '@/lib/content/life-events/vehicle-event';
import type { ProductPath } from '@/lib/site/routes';
import styles from './vehicle-switch.module.css';

const vehicles: readonly { path: ProductPath; label: string }[] = [
  { path: '/car-insurance', label: 'Car' },
  { path: '/bike-insurance', label: 'Bike' },
];

export function VehicleSwitch({ path }: { path: ProductPath }) {
  if (!vehicles.some((one) => one.path === path)) return null;
  return (
    <nav aria-label="Car or bike" className={styles.switch} data-print="no">
      <ul>
        {vehicles.map((one) => (
          <li key={one.path}>
            <a href={one.path} {...(one.path === path && { 'aria-current': 'page' as const })}>
              {one.label}
            </a>
          </li>
        ))}
        <li>
          <AnswerLink href={usedVehiclePlanHref}>Bought used?</AnswerLink>
        </li>
      </ul>
    </nav>
  );
}
