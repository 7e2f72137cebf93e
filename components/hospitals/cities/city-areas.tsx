/** A city's hospitals, folded by area. The browser's own search opens the area that has a match. */

import { searchHref } from '@/components/hospitals/search-links';
import { AnswerLink } from '@/components/ui/answer-link';
import { Disclosure } from '@/components/ui/disclosure';
import { countText } from '@/lib/text/words';
import { emptyHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';
import type { CityHospitals } from '@/lib/tools/hospitals/cities/city-hospitals';

export function CityAreas({ city: { areas } }: { city: CityHospitals }) {
  return areas.map(({ pin, name, hospitals, listed }) => (
    <Disclosure
      key={pin}
      summary={`${name ? `${name}, ${pin}` : 'Without a known PIN code'}: ${countText(hospitals, 'hospital')}`}
    >
      <ul>
        {listed.map((hospital) => (
          <li key={`${hospital.name} ${hospital.address}`}>
            <strong>{hospital.name}</strong>
            {[hospital.address, hospital.insurers.join(', ')]
              .filter(Boolean)
              .map((detail) => `. ${detail}`)}
          </li>
        ))}
      </ul>
      {listed.length < hospitals && name && (
        <p>
          <AnswerLink href={searchHref({ ...emptyHospitalQuery, pin })}>
            {`All ${hospitals} around ${pin}`}
          </AnswerLink>
        </p>
      )}
    </Disclosure>
  ));
}
