/** Before anything else: is anyone hurt? One touch calls for help. */
import { Phone } from 'lucide';
import { Icon } from '@/components/ui/icon';
import styles from './safety-line.module.css';

export function SafetyLine({ isAbroad = false }: { isAbroad?: boolean }) {
  return (
    <div className={styles.safety}>
      <p className={styles.question}>
        {isAbroad
          ? 'Anyone in danger? Call the local emergency number. In India:'
          : 'Anyone hurt or in danger? Get help first:'}
      </p>
      <a href="tel:112" className={styles.call}>
        <Icon node={Phone} size={20} />
        112 for any emergency
      </a>
      <a href="tel:108" className={styles.call}>
        <Icon node={Phone} size={20} />
        108 for an ambulance
      </a>
    </div>
  );
}
