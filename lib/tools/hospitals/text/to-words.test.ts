import { toWords } from './to-words.ts';

test('variants of one word in lists get one spelling', () => {
  expect(toWords("Dr. Agarwal's Hosp. & Eye Center")).toEqual(
    toWords('DR AGARWALS HOSPITAL AND EYE CENTRE'),
  );
  expect(toWords('K.E.M. Hospital')).toEqual(['kem', 'hospital']);
  expect(toWords('K E M Hospital')).toEqual(['kem', 'hospital']);
  expect(toWords('Multi-Speciality')).toEqual(toWords('multi specialty'));
  expect(toWords('आंख अस्पताल')).toEqual(['eye', 'hospital']);
  expect(toWords('Hôpital')).toEqual(['hopital']);
});

test('names of object properties are treated as ordinary words', () => {
  expect(toWords('constructor __proto__ toString')).toEqual(['constructor', 'proto', 'tostring']);
});
