/** One hospital of the list: where it is, in whose lists it stands, and what to do next. */

import { telephoneHref } from '@/lib/site/contact-links';
import type { FoundHospital, HospitalList } from '@/lib/tools/hospitals/contract/hospital-answer';
import { CopyDeskText } from './copy-desk-text';
import styles from './hospital-card.module.css';
import { deskText, formatAddress, formatDistance, formatList } from './hospital-copy';
import { mapsAppHref, webMapHref } from './map-links';

type HospitalCardProps = {
  hospital: FoundHospital;
  /** Its number in the whole list and on the map. */
  number: number;
  lists: readonly HospitalList[];
};

export function HospitalCard({ hospital, number, lists }: HospitalCardProps) {
  const { name, pin, phone, insurers } = hospital;
  const distance = formatDistance(hospital);
  return (
    <li className={styles.card} value={number}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <h3>{name}</h3>
        <p className={styles.address}>
          {formatAddress(hospital)} <span className={styles.pin}>PIN {pin}</span>
        </p>
        {distance && <p className={styles.distance}>{distance}</p>}
        {insurers.length > 0 ? (
          <ul className={styles.insurers} aria-label="In the network list of">
            {insurers.map((insurer) => (
              <li key={insurer}>{formatList(insurer, lists)}</li>
            ))}
          </ul>
        ) : (
          <p className={styles.sample}>Sample list: names no insurer</p>
        )}
        <div className={styles.actions}>
          <a
            className={`${styles.action} ${styles.app}`}
            href={mapsAppHref(hospital)}
            data-print="no"
          >
            Directions<span className="visually-hidden"> to {name}</span> in your maps app
          </a>
          <a
            className={styles.action}
            href={webMapHref(hospital)}
            data-print="no"
            rel="nofollow noopener noreferrer"
          >
            Google Maps<span className="visually-hidden">: {name}</span>
          </a>
          {phone && (
            <a className={styles.action} href={telephoneHref(phone)}>
              Call {phone}
            </a>
          )}
          <CopyDeskText hospital={name} text={deskText(hospital, lists)} />
        </div>
      </div>
    </li>
  );
}
