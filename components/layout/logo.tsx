/** The logo: an umbrella drawn from arcs. Its colours come from the page. */
import { umbrella } from '@/components/ui/umbrella';
import styles from './logo.module.css';

export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 36 36"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.shaft} d={umbrella.shaft} />
      <path className={styles.canopy} d={umbrella.canopy} />
      <path
        className={styles.rib}
        d="M18 4c-3.4 3.6-5.3 9-5.33 15.5M18 4c3.4 3.6 5.3 9 5.33 15.5"
      />
    </svg>
  );
}
