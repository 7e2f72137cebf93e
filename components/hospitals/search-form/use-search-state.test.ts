/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { emptyHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';
import { useSearchState } from './use-hospital-enhancement';

const secondPage = { ...emptyHospitalQuery, q: 'eye', page: 2 };
const place = {
  name: 'Pune',
  kind: 'city',
  district: 'Pune',
  state: 'Maharashtra',
  position: { latitude: 18.52, longitude: 73.86 },
} as const;

test('every change of the search shows its first page', () => {
  const search = () => renderHook(() => useSearchState(secondPage)).result;
  const filtered = search();
  act(() => filtered.current.narrow({ kind: 'eye' }));
  expect(filtered.current.query).toEqual({ ...secondPage, kind: 'eye', page: 1 });
  const typed = search();
  act(() => typed.current.type('heart '));
  expect(typed.current.query).toEqual({ ...secondPage, q: 'heart', page: 1 });
  const chosen = search();
  act(() => chosen.current.choose({ kind: 'hospital', label: 'Example', detail: 'Pune' }));
  expect(chosen.current.query).toEqual({ ...secondPage, q: 'Example, Pune', page: 1 });
  const placed = search();
  act(() => placed.current.choose({ kind: 'place', label: 'Pune', detail: '', place }));
  expect(placed.current.query).toMatchObject({ city: 'Pune', page: 1 });
});
