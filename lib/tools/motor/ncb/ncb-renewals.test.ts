import { noClaimBonusScale } from '../../../content/figures/motor.ts';
import { type BonusTerms, bonusRenewals } from './ncb-words.ts';

const steps = [0, ...noClaimBonusScale.map(({ figure }) => figure.share ?? Number.NaN)];
const lost = (premium: number, input: Partial<BonusTerms>) =>
  bonusRenewals(premium, { bonus: 0, isProtected: false, hasClaimed: false, ...input }).reduce(
    (sum, { more }) => sum + more,
    0,
  );

test('a higher bonus or premium never favours claiming, and protection never speaks against it', () => {
  for (const premium of [100, 777, 12_345, 1_000_000_000]) {
    for (const [index, bonus] of steps.entries()) {
      expect(lost(premium, { bonus })).toBeGreaterThanOrEqual(
        lost(premium, { bonus: steps[index - 1] ?? 0 }),
      );
      expect(lost(premium + 1, { bonus })).toBeGreaterThanOrEqual(lost(premium, { bonus }));
      expect(lost(premium, { bonus, isProtected: true })).toBeLessThanOrEqual(
        lost(premium, { bonus }),
      );
      expect(lost(premium, { bonus, hasClaimed: true })).toBe(0);
    }
  }
});
