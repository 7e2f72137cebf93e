/** Attribution of the place data: both licences require it beside results derived from the data. */
import { placeSources } from '@/lib/tools/hospitals/places/place-sources';
import styles from './hospital-results.module.css';

const rel = 'nofollow noopener noreferrer';

export function PlaceAttribution() {
  return (
    <p className={styles.detail}>
      <span>Places and PIN codes, rounded and combined by us, are from </span>
      {placeSources.map(({ name, href, licence }, index) => (
        <span key={name}>
          {index > 0 && <span>; </span>}
          <a href={href} rel={rel}>
            {name}
          </a>
          <span> (</span>
          <a href={licence.href} rel={rel}>
            {licence.name}
          </a>
          <span>{index < placeSources.length - 1 ? ')' : ').'}</span>
        </span>
      ))}
    </p>
  );
}
