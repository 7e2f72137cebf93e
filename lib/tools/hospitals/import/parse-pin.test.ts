import { readPlaces } from '../places/read-places.server.ts';
import { findPinInAddress, parsePin } from './parse-pin.ts';

const places = readPlaces();

test.each([
  ['400068', '400068'],
  ['400,068', '400068'],
  ['4.00068E+05', '400068'],
  ['400\u00a0068', '400068'],
  ['4000 68', '400068'],
  ['0400068', '400068'],
  ['400068/400069', '400068'],
  ['400068,00', '400068'],
  ['PIN - 400 068', '400068'],
  ["'400068", '400068'],
  ['400068.0', '400068'],
])('%j in the PIN column is %s', (cell, pin) => {
  expect(parsePin(places, cell)).toEqual({ pin, isInPostList: true });
});

test.each(['40006', '000000', '999999', '4.0E+05', '101-102', '', '12345678901'])(
  '%j is not a PIN code',
  (cell) => {
    expect(parsePin(places, cell)).toBeNull();
  },
);

test('a retired or new PIN code is distinguished from a mistake by its prefix', () => {
  expect(parsePin(places, '492007')).toEqual({ pin: '492007', isInPostList: false });
});

test.each([
  ['101-102, Shivam Apartments, Mumbai', ''],
  ['400-001, Shivam Apartments, Mumbai', ''],
  ['400 001 Shivam Apartments, Mumbai', ''],
  ['M.G. Road, Mumbai - 400 068', '400068'],
  ['M.G. Road, Mumbai PIN: 400-068', '400068'],
  ['M.G. Road 400068, Ph 02266301000', '400068'],
  ['M.G. Road, Mumbai 400 068.', '400068'],
  ['M.G. Road, Pune - 560001', ''],
  ['Plot 999999, M.G. Road', ''],
])('%j in Maharashtra has the PIN code "%s"', (address, pin) => {
  expect(findPinInAddress(places, address, 'Maharashtra')).toBe(pin);
});
