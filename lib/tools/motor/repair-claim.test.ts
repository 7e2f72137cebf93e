import { otherPartsScale } from '../../content/figures/motor.ts';
import { type RepairBill, type RepairTerms, settleRepairClaim } from './repair-claim.ts';

const amounts = [0, 1, 333, 4_999, 1_000_000];
const repairs: RepairBill[] = amounts.flatMap((one) =>
  amounts.map((other) => ({
    plastic: one,
    fibreglass: other,
    metal: other,
    paint: one,
    paintMaterial: null,
    unreduced: other,
  })),
);
const terms: RepairTerms = { metalRow: 3, hasZeroDepreciation: false, compulsory: 0, voluntary: 0 };
test('a higher deductible, older parts or no zero depreciation never increase the insurer’s payment', () => {
  for (const repair of repairs) {
    const paid = (input: Partial<RepairTerms>) =>
      settleRepairClaim(repair, { ...terms, ...input }).insurerShare;
    for (const [index, least] of amounts.entries()) {
      const more = amounts[index + 1] ?? 10_000_000;
      expect(paid({ compulsory: more })).toBeLessThanOrEqual(paid({ compulsory: least }));
      expect(paid({ compulsory: 100, voluntary: more })).toBeLessThanOrEqual(
        paid({ compulsory: 100, voluntary: least }),
      );
    }
    for (let metalRow = 1; metalRow < otherPartsScale.length; metalRow += 1)
      expect(paid({ metalRow })).toBeLessThanOrEqual(paid({ metalRow: metalRow - 1 }));
    expect(paid({})).toBeLessThanOrEqual(paid({ hasZeroDepreciation: true }));
  }
});

test('the insurer’s and the owner’s share add up to the bill, and neither is negative', () => {
  for (const repair of repairs) {
    for (const voluntary of amounts) {
      const {
        bill,
        insurerShare: paid,
        ownerShare: own,
      } = settleRepairClaim(repair, { ...terms, voluntary });
      expect(paid + own).toBe(bill);
      expect(Math.min(paid, own)).toBeGreaterThanOrEqual(0);
    }
  }
});
