import { mergeLabels, splitLabels, truncateAtLabel } from './listed-labels.ts';

const keys = (cell: string) => splitLabels(cell).map(({ key }) => key);

test('a cell with several labels yields each label once, whatever separates them', () => {
  expect(splitLabels('Cardiology (M1), ENT; General Surgery | CARDIOLOGY / Eye Care')).toEqual([
    { key: 'cardiology', label: 'Cardiology' },
    { key: 'ent', label: 'ENT' },
    { key: 'generalsurgery', label: 'General Surgery' },
    { key: 'eyecare', label: 'Eye Care' },
  ]);
  expect(keys('Obstetrics & Gynaecology')).toEqual(['obstetricsandgynaecology']);
});

test('yes-or-no answers, codes and prose are not labels, and the number of labels is bounded', () => {
  expect(keys('Yes, M1, 12, -, (none), Not applicable')).toEqual([]);
  expect(keys(`The hospital treats ${'everything '.repeat(20)}`)).toEqual([]);
  expect(keys(Array.from({ length: 900 }, (_, at) => `Ward ${at}`).join())).toHaveLength(30);
  expect(keys('हृदय रोग, नेत्र रोग')).toHaveLength(2);
});

test('a cell that is too long is cut after a whole label', () => {
  expect(truncateAtLabel('Cardiology, Nephrology, Oncology', 25)).toBe('Cardiology, Nephrology');
  expect(truncateAtLabel('Cardiology', 25)).toBe('Cardiology');
});

test('the cells of two lists are merged without repetition', () => {
  expect(mergeLabels('Cardiology, ENT', 'ent; Oncology', 300)).toBe('Cardiology, ENT, Oncology');
  expect(mergeLabels('', 'ENT', 300)).toBe('ENT');
  expect(mergeLabels('ENT', '', 300)).toBe('ENT');
});
