/** First of all: is anyone hurt? One tap calls for help. */
import styles from './emergency-numbers.module.css';

export function EmergencyNumbers({ isAbroad = false }: { isAbroad?: boolean }) {
  return (
    <p className={styles.safety}>
      <b>
        {isAbroad
          ? 'In danger? Call the local emergency number. In\u00a0India:'
          : 'Anyone hurt? Call'}
      </b>{' '}
      <a href="tel:112">112</a> or <a href="tel:108">108 for an ambulance</a>
    </p>
  );
}
