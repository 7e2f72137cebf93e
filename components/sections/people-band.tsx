/**
 * Who the broker is: people, office, registration, and the insurers it works with. All of it is configured; what is
 * not configured is left out. On home, about us and the thank-you page.
 */
import { Inline } from '@/components/ui/prose';
import { broker, brokerPeople, brokerText } from '@/lib/config/broker.server';
import { licenceLine } from '@/lib/config/licence';
import type { Photograph } from '@/lib/config/read-people';
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
  const { people, office, since } = brokerPeople();
  const insurers = placedInsurerNames(brokerText());
  if (!hasPeople()) return null;
  const { legalName, address } = broker();
  return (
    <>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.role}>
              <Picture photograph={person.photograph} alt={`Photograph of ${person.name}`} />
              <p>
                <b>{person.name}</b>
                <span>{person.role}</span>
                {person.since && <span>With us since {person.since}</span>}
                {person.registration && <span>{person.registration}</span>}
                {person.languages && <span>{person.languages}</span>}
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
      </div>
    </>
  );
}

/** Beside a form: who calls. Nothing where nobody is configured, in a demonstration neither. */
export function FirstPerson() {
  const [person] = brokerPeople().people;
  if (!person) return null;
  const { name, role, registration, languages, photograph } = person;
  return (
    <div className={styles.first}>
      <Picture photograph={photograph} alt={`Photograph of ${name}`} />
      <p>
        <b>{name}</b>
        <span>{role}</span>
        {registration && <span>{registration}</span>}
        {languages && <span>{languages}</span>}
      </p>
    </div>
  );
}

function Picture({ photograph, alt }: { photograph: Photograph; alt: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: the build has checked its size; there is no optimiser
    <img className={styles.picture} {...photograph} alt={alt} loading="lazy" decoding="async" />
  );
}
