/** The logo: an umbrella drawn from arcs. Its colours come from the page. */
import styles from './logo.module.css';

/** In a view box of 36 by 36. */
export const umbrella = {
  shaft: 'M18 2.5V5M18 17v11.5a3.75 3.75 0 0 0 7.5 0V27.5',
  canopy:
    'M2 19.5a16 15.5 0 0 1 32 0a5.34 4 0 0 0-10.67 0a5.34 4 0 0 0-10.66 0A5.34 4 0 0 0 2 19.5Z',
};

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
