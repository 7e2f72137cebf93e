/**
 * Who the broker is: people, office, registration, and the insurers it works with. All of it is configured; what is
 * not configured is left out. On home, about us and the thank-you page.
 */
import { Inline } from '@/components/ui/prose';
import { broker, brokerPeople, brokerText } from '@/lib/config/broker.server';
import { licenceLine } from '@/lib/config/licence';
import type { Person, Photograph } from '@/lib/config/read-people';
import { placedInsurerNames } from '@/lib/content/placed-insurers';
import styles from './people-band.module.css';
import { Section } from './section';

export function PeopleBand() {
  return (
    hasPeople() && (
      <Section id="people" heading="Who you deal with">
        <People />
      </Section>
    )
  );
}

function hasPeople(): boolean {
  return brokerPeople().people.length > 0 || placedInsurerNames(brokerText()) !== null;
}

/** The people without a heading, for a section that has one. */
export function People() {
  const { people, office, since, isExample } = brokerPeople();
  const insurers = placedInsurerNames(brokerText());
  if (!hasPeople()) return null;
  const { legalName, address } = broker();
  return (
    <>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.role}>
              <Portrait person={person} />
              <p>
                <b>{person.name}</b>
                <span>{person.role}</span>
                {person.since && <span>With us since {person.since}</span>}
                {person.registration && <span>{person.registration}</span>}
              </p>
            </li>
          ))}
          {office && (
            <li>
              <Picture photograph={office.photograph} alt={office.shows} />
              <p>
                <b>Our office</b>
                <span>{address}</span>
              </p>
            </li>
          )}
        </ul>
      )}
      <div className={styles.facts}>
        <p>
          <a href="/legal#certificate">{licenceLine(broker())}</a>
          {since && `, since ${since}`}. Check it on <a href="https://irdai.gov.in">irdai.gov.in</a>
          : look for {legalName}.
        </p>
        {insurers && (
          <p>
            <Inline text={insurers} />
          </p>
        )}
        {isExample && <p>Drawn examples: no real person.</p>}
      </div>
    </>
  );
}

/** Beside a form; nothing where nobody is configured, in a demonstration neither. */
export function FirstPerson() {
  const { people, isExample } = brokerPeople();
  const person = isExample ? undefined : people[0];
  if (!person) return null;
  return (
    <div className={styles.first}>
      <Portrait person={person} />
      <p>
        <b>{person.name}</b>
        <br />
        {person.role}
      </p>
    </div>
  );
}

/** The photograph, or the initials under an umbrella. */
function Portrait({ person: { name, photograph } }: { person: Person }) {
  if (photograph) return <Picture photograph={photograph} alt={`Photograph of ${name}`} />;
  const initials = name
    .split(/\s+/)
    .map(([first = '']) => first.toUpperCase())
    .slice(0, 2)
    .join('');
  return (
    <svg className={styles.picture} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path
        className={styles.canopy}
        d="M12 48a36 36 0 0 1 72 0q-6-7-12 0-6-7-12 0-6-7-12 0-6-7-12 0-6-7-12 0-6-7-12 0z"
      />
      <text x="48" y="78" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}

function Picture({ photograph, alt }: { photograph: Photograph; alt: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: the build has checked its size; there is no optimiser
    <img className={styles.picture} {...photograph} alt={alt} loading="lazy" decoding="async" />
  );
}
