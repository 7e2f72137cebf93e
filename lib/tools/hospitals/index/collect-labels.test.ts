import { splitLabels } from '../text/listed-labels.ts';
import { collectLabels } from './build-hospital-index.ts';

test('only the most common labels of free text are kept, sorted by name', () => {
  const labels = collectLabels(1000, 2);
  for (let id = 0; id < 1000; id++)
    labels.add(id, splitLabels(`${id % 2 ? 'Zeta care, Zeta care' : 'Alpha care'}, Remark ${id}`));
  const { options, flags } = labels.finish();
  expect(options).toEqual([
    { value: 'alphacare', label: 'Alpha care', hospitals: 500 },
    { value: 'zetacare', label: 'Zeta care', hospitals: 500 },
  ]);
  expect([...flags.keys()].sort()).toEqual(['alphacare', 'zetacare']);
  expect([flags.get('zetacare')?.[0], flags.get('zetacare')?.[1]]).toEqual([0, 1]);
});
