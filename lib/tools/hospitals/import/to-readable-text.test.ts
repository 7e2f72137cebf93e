import { toReadableText } from './to-readable-text.ts';

test.each([
  ['ALL INDIA INSTITUTE OF MEDICAL SCIENCES', 'All India Institute of Medical Sciences'],
  ['AIIMS HOSPITAL', 'AIIMS Hospital'],
  ['Kem Hospital', 'KEM Hospital'],
  ['Nspb Hospital & Icu', 'NSPB Hospital & ICU'],
  ['kmch speciality hospital', 'KMCH Speciality Hospital'],
  ["St. John'S Medical College", "St. John's Medical College"],
  ['Dr Kodkany`S Eye Centre', "Dr Kodkany's Eye Centre"],
  ['DR. MEHTA HOSPITALS PVT LTD', 'Dr. Mehta Hospitals Pvt Ltd'],
  ['McGann Hospital', 'McGann Hospital'],
  ["D'SOUZA HOSPITAL", "D'Souza Hospital"],
  ['Ankleshwar Hospital &And Icu Center', 'Ankleshwar Hospital & ICU Center'],
  ['  Sai&nbsp;&amp;amp; Krupa   Hospital ,', 'Sai & Krupa Hospital'],
  ['Surya Hospital&Nbsp;', 'Surya Hospital'],
  ['SHINE EYE CLINIC&NBSP', 'Shine Eye Clinic'],
  ['<b>Apex</b> Hospital', 'Apex Hospital'],
  ['अपोलो अस्पताल', 'अपोलो अस्पताल'],
  ['Max Super Speciality Hospital', 'Max Super Speciality Hospital'],
])('%s is shown as %s', (name, readable) => {
  expect(toReadableText(name)).toBe(readable);
  expect(toReadableText(readable)).toBe(readable);
});

test('an address keeps its numbers and letters', () => {
  expect(toReadableText('12-4-38 BESIDE RTC COMPLEX,, 1ST FLOOR , ANAKAPALLI')).toBe(
    '12-4-38 Beside RTC Complex, 1st Floor, Anakapalli',
  );
  expect(toReadableText('5Th Block, 1St Cross')).toBe('5th Block, 1st Cross');
});
