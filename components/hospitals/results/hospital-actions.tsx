/** Actions for one hospital: directions, call, text for its insurance desk. */
import { formatAddress, formatDeskText } from '@/components/hospitals/hospital-copy';
import { telephoneHref } from '@/lib/site/contact-links';
import type { FoundHospital, HospitalList } from '@/lib/tools/hospitals/api/hospital-answer';
import { CopyDeskText } from './copy-desk-text';
import styles from './hospital-card.module.css';

type HospitalActionsProps = {
  hospital: FoundHospital;
  lists: readonly HospitalList[];
  excludedLists: readonly HospitalList[];
};

export function HospitalActions({ hospital, lists, excludedLists }: HospitalActionsProps) {
  const { name, phone } = hospital;
  return (
    <div className={styles.actions}>
      <a className={`${styles.action} ${styles.app}`} href={mapsAppHref(hospital)} data-print="no">
        <span>Directions</span>
        <span className="visually-hidden">{` to ${name}`}</span>
        <span> in your maps app</span>
      </a>
      <a
        className={styles.action}
        href={webMapHref(hospital)}
        data-print="no"
        rel="nofollow noopener noreferrer"
      >
        <span>Google Maps</span>
        <span className="visually-hidden">{`: ${name}`}</span>
      </a>
      {phone && (
        <a className={styles.action} href={telephoneHref(phone)}>
          {`Call ${phone}`}
        </a>
      )}
      <CopyDeskText hospital={name} text={formatDeskText(hospital, lists, excludedLists)} />
    </div>
  );
}

/**
 * A geo: link (RFC 5870) with the search words that map apps understand; the phone's map app opens it. It searches by
 * name and address, not by our position: that is often only the centroid of a PIN code, and an app finds the entrance
 * by address.
 */
export function mapsAppHref(hospital: FoundHospital): string {
  const { position } = hospital;
  const at = position ? `${position.latitude},${position.longitude}` : '0,0';
  return `geo:${at}?q=${encodeURIComponent(toMapQuery(hospital))}`;
}

/** For computers and phones that do not support geo: links. */
export function webMapHref(hospital: FoundHospital): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(toMapQuery(hospital))}`;
}

function toMapQuery(hospital: FoundHospital): string {
  return `${hospital.name}, ${formatAddress(hospital)} ${hospital.pin}`;
}
