/** One hospital of the list: its address, its insurers, and the next steps. */
import {
  formatAddress,
  formatDeskText,
  formatKm,
  formatList,
  formatListed,
} from '@/components/hospitals/hospital-copy';
import { hospitalRowId } from '@/components/hospitals/search-links';
import { telephoneHref } from '@/lib/site/contact-links';
import type {
  FoundHospital,
  HospitalList,
  SearchPlace,
} from '@/lib/tools/hospitals/api/hospital-answer';
import { CopyDeskText } from './copy-desk-text';
import styles from './hospital-card.module.css';

type HospitalCardProps = {
  hospital: FoundHospital;
  /** Its number in the whole list and on the map. */
  number: number;
  lists: readonly HospitalList[];
  excludedLists: readonly HospitalList[];
  /** The place that distances are measured from. */
  from: SearchPlace | null;
};

export function HospitalCard({ hospital, number, lists, excludedLists, from }: HospitalCardProps) {
  const { name, otherNames, pin, insurers, excludedBy, specialities } = hospital;
  const distance = formatKm(hospital, from);
  return (
    <li id={hospitalRowId(number)} className={styles.card} value={number}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <h3>{name}</h3>
        {otherNames.length > 0 && (
          <p className={styles.address}>{`Also listed as ${otherNames.join('; ')}`}</p>
        )}
        <p className={styles.address}>
          <span>{`${formatAddress(hospital)} `}</span>
          {pin && <span className={styles.pin}>{`PIN ${pin}`}</span>}
        </p>
        {(distance || insurers.length > 0) && (
          <p className={styles.brief}>
            <span>{distance}</span>
            <span className={styles.folded}>
              {`${distance && insurers.length > 0 ? ' · ' : ''}${summarizeInsurers(insurers)}`}
            </span>
          </p>
        )}
        {excludedBy.length > 0 && (
          <p className={styles.excluded}>
            {`Excluded by ${excludedBy.map((insurer) => formatList(insurer, excludedLists)).join('; ')}: not cashless with ${excludedBy.length > 1 ? 'these insurers' : 'this insurer'}.`}
          </p>
        )}
        <details className={styles.more}>
          <summary>
            <span>More</span>
            <span className="visually-hidden">{` about ${name}`}</span>
          </summary>
          {insurers.length > 0 && (
            <ul className={styles.insurers} aria-label="In the network list of">
              {insurers.map((insurer) => (
                <li key={insurer}>{formatListed(hospital, insurer, lists)}</li>
              ))}
            </ul>
          )}
          {specialities && (
            <p className={styles.specialities}>{`Specialities on the list: ${specialities}`}</p>
          )}
          <HospitalActions hospital={hospital} lists={lists} excludedLists={excludedLists} />
        </details>
      </div>
    </li>
  );
}

/** Text on a compact card: the first insurer and a count. The unfolded part has every insurer with its details. */
function summarizeInsurers([first, ...more]: readonly string[]): string {
  return first ? `${first}${more.length > 0 ? ` and ${more.length} more` : ''}` : '';
}

/** Actions for one hospital: directions, call, text for its insurance desk. */
type HospitalActionsProps = {
  hospital: FoundHospital;
  lists: readonly HospitalList[];
  excludedLists: readonly HospitalList[];
};

function HospitalActions({ hospital, lists, excludedLists }: HospitalActionsProps) {
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
