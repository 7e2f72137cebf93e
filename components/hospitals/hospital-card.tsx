/** One hospital of the list: where it is, in whose lists it stands, and what to do next. */

import { telephoneHref } from '@/lib/site/contact-links';
import type { FoundHospital, HospitalList, Place } from '@/lib/tools/hospitals/api/hospital-answer';
import { CopyDeskText } from './copy-desk-text';
import styles from './hospital-card.module.css';
import { formatAddress, formatDeskText, formatKm, formatList } from './hospital-copy';

type HospitalCardProps = {
  hospital: FoundHospital;
  /** Its number in the whole list and on the map. */
  number: number;
  lists: readonly HospitalList[];
  excludedLists: readonly HospitalList[];
  /** The place that distances are measured from. */
  from: Place | null;
};

export function HospitalCard({ hospital, number, lists, excludedLists, from }: HospitalCardProps) {
  const { name, pin, phone, insurers, excludedBy } = hospital;
  const distance = formatKm(hospital, from);
  return (
    <li className={styles.card} value={number}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <h3>{name}</h3>
        <p className={styles.address}>
          {formatAddress(hospital)} {pin && <span className={styles.pin}>PIN {pin}</span>}
        </p>
        {distance && <p className={styles.distance}>{distance}</p>}
        {excludedBy.length > 0 && (
          <p className={styles.excluded}>
            Excluded by {excludedBy.map((insurer) => formatList(insurer, excludedLists)).join('; ')}
            : not cashless there.
          </p>
        )}
        {insurers.length > 0 && (
          <ul className={styles.insurers} aria-label="In the network list of">
            {insurers.map((insurer) => (
              <li key={insurer}>{formatList(insurer, lists)}</li>
            ))}
          </ul>
        )}
        {insurers.length + excludedBy.length === 0 && (
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
          <CopyDeskText hospital={name} text={formatDeskText(hospital, lists, excludedLists)} />
        </div>
      </div>
    </li>
  );
}

/**
 * RFC 5870, with the search words that map apps read; opened by the app the phone has for it. By name and address,
 * not by our position: that is often only the middle of a PIN area, and a map that is asked by address finds the door.
 */
export function mapsAppHref(hospital: FoundHospital): string {
  const { position } = hospital;
  const at = position ? `${position.latitude},${position.longitude}` : '0,0';
  return `geo:${at}?q=${encodeURIComponent(toMapQuery(hospital))}`;
}

/** For computers and phones that know no geo: link. */
export function webMapHref(hospital: FoundHospital): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(toMapQuery(hospital))}`;
}

function toMapQuery(hospital: FoundHospital): string {
  return `${hospital.name}, ${formatAddress(hospital)} ${hospital.pin}`;
}
