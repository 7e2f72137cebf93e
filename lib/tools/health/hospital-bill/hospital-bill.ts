/**
 * Splits a hospital bill between insurer and family by the terms of a plan. Rupees; not the rules of any one insurer.
 */

export type HospitalBill = {
  /** Room charge for a day. */
  room: number;
  days: number;
  /** Nursing, doctors, operation theatre: reduced in proportion when the room is above its limit. */
  associated: number;
  /** Medicines, consumables, implants, devices, tests, ICU: never reduced for the room. */
  unaffected: number;
  /** Non-medical items that plans usually exclude. */
  nonPayable: number;
};

export type BillTerms = {
  sumInsured: number;
  /** Room limit a day; null is any room. */
  roomLimit: number | null;
  /** Sub-limit for this treatment; null is none. */
  subLimit: number | null;
  deductible: number;
  /** 10 for 10%. */
  coPay: number;
};

/** Each amount is the family's, in the order of deduction; they and `insurer` add up to the bill. */
export type BillShares = {
  total: number;
  nonPayable: number;
  overRoom: number;
  proportionate: number;
  overSubLimit: number;
  deductible: number;
  overSumInsured: number;
  coPay: number;
  insurer: number;
  own: number;
};

export function shareBill(bill: HospitalBill, terms: BillTerms): BillShares {
  const rent = bill.room * bill.days;
  const total = rent + bill.associated + bill.unaffected + bill.nonPayable;
  const paidRoom = Math.min(bill.room, terms.roomLimit ?? bill.room);
  const overRoom = rent - paidRoom * bill.days;
  // Day care has no room charge, so nothing is reduced. Whole rupees, so that the displayed parts add up.
  const roomCutShare = rent > 0 ? 1 - paidRoom / bill.room : 0;
  const proportionate = Math.round(bill.associated * roomCutShare);
  let remaining = total - bill.nonPayable - overRoom - proportionate;
  const deduct = (amount: number) => {
    const deduction = Math.min(remaining, Math.max(0, amount));
    remaining -= deduction;
    return deduction;
  };
  const overSubLimit = deduct(terms.subLimit === null ? 0 : remaining - terms.subLimit);
  const deductible = deduct(terms.deductible);
  const overSumInsured = deduct(remaining - terms.sumInsured);
  const coPay = deduct(Math.round((remaining * terms.coPay) / 100));
  return {
    total,
    nonPayable: bill.nonPayable,
    overRoom,
    proportionate,
    overSubLimit,
    deductible,
    overSumInsured,
    coPay,
    insurer: remaining,
    own: total - remaining,
  };
}
