/** Names of cities as people misspell them, each read as the one city that is meant. */
import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { findMisspeltPlace } from './find-misspelt-place.ts';

let index: HospitalIndex;
beforeAll(async () => {
  index = await hospitalIndex({ Alpha: [] });
});

const misspelt = `
  Bengaluru: banglore bengalore bangaluru; Hyderabad: hydrabad hyderbad; Chennai: chenai chennei;
  Mumbai: mumbay mumbi; Kolkata: kolkatta kolkota; Delhi: dehli; Ahmedabad: ahemdabad; Lucknow:
  lucknaw luckhnow; Kanpur: kanpoor; Nagpur: nagpoor; Jaipur: jaypur jaipoor; Indore: indor;
  Bhopal: bhopl bhopaal; Ranchi: ranchee; Guwahati: guwahti; Coimbatore: coimbatur coimbtore;
  Madurai: madhurai; Visakhapatnam: visakhapatanam; Vijayawada: vijaywada; Mangaluru: manglore;
  Belagavi: belgam; Gurugram: gurgoan gurugarm; Noida: noyda; Faridabad: faridabaad; Ghaziabad:
  gaziabad; Chandigarh: chandigrah; Ludhiana: ludhyana; Amritsar: amritser; Jamshedpur:
  jamshedpor; Varanasi: varansi; Meerut: meerat; Vadodara: vadodra; Udaipur: udaypur; Cuttack:
  cuttak; Bhubaneswar: bhubneshwar bhubaneshwer; Thrissur: thrisur; Thiruvananthapuram:
  trivandram; Vellore: vellor; Gwalior: gwaliar; Rourkela: rourkella
`;

test.each(misspelt.split(';').map((city) => city.trim().split(/:\s+/)))(
  '%s: %s',
  (name, words = '') => {
    for (const word of words.split(/\s+/)) {
      const place = findMisspeltPlace(index, [word]);
      const names = place?.namedPlaces.map((one) => one.names[0]);
      expect([word, names]).toEqual([word, [name]]);
      expect(place).toMatchObject({ typed: word, localities: [] });
    }
  },
);

test('a word as near to a village as to a district is both', () => {
  // Budhni has a post office and no row of its own.
  const place = findMisspeltPlace(index, ['budni']);
  expect(place?.namedPlaces.map(({ names }) => names[0])).toEqual(['Bundi']);
  expect(place?.localities).toHaveLength(1);
});
