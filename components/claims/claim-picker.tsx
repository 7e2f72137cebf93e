/** What happened? The ten kinds of claim as links, in their groups. */
import { IconCardLink } from '@/components/ui/icon-card-link';
import { claimGroups, claimTypes } from '@/lib/content/claims/all-claims';
import { claimIcons } from './claim-icons';
import styles from './claim-picker.module.css';

export function ClaimPicker() {
  return (
    <section
      id="what-happened"
      className={`wrap ${styles.picker}`}
      aria-labelledby="what-happened-heading"
    >
      <div className={styles.head}>
        <h2 id="what-happened-heading">What happened?</h2>
        <p>
          Choose one. You get what to do now, who to tell and a dated plan on one page. No name, no
          number, no papers. Guidance; the insurer decides.
        </p>
      </div>
      <div className={styles.groups}>
        {claimGroups.map(({ id, heading }) => (
          <div key={id} id={`${id}-claims`} className={styles.group}>
            <h3>{heading}</h3>
            <ul>
              {claimTypes
                .filter(({ group }) => group === id)
                .map((type) => (
                  <li key={type.id}>
                    <IconCardLink
                      href={`/claim?type=${type.id}`}
                      icon={claimIcons[type.id]}
                      name={type.label}
                      line={type.happened}
                    />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
