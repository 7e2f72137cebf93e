/** One hospital of the list: its address, its insurers, and the next steps. */
import {
  formatAddress,
  formatKm,
  formatList,
  formatListed,
} from '@/components/hospitals/hospital-copy';
import { hospitalRowId } from '@/components/hospitals/search-links';
import type {
  FoundHospital,
  HospitalList,
  SearchPlace,
} from '@/lib/tools/hospitals/api/hospital-answer';
import { HospitalActions } from './hospital-actions';
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
