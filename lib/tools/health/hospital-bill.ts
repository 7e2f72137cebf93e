/** A hospital bill split between insurer and family by the terms of a plan. Rupees; no rule of any one insurer. */

export type HospitalBill = {
  /** Room charge for a day. */
  room: number;
  days: number;
  /** Nursing, doctors, operation theatre: what a dearer room may cut in proportion. */
  associated: number;
  /** Medicines, consumables, implants, devices, tests, ICU: never cut for the room. */
  unaffected: number;
  /** Optional extras that plans usually leave out. */
  nonPayable: number;
};

export type BillTerms = {
  sumInsured: number;
  /** A day's room that the plan pays; null is any room. */
  roomLimit: number | null;
  /** Most the plan pays for this treatment; null is no such limit. */
  subLimit: number | null;
  deductible: number;
  /** 10 for 10%. */
  coPay: number;
};

/** Each amount is the family's, in the order in which it is taken off; they and `insurer` add up to the bill. */
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
  // Day care takes no room for a night: nothing goes with it. Whole rupees, so that the parts add up as they are read.
  const cut = rent > 0 ? 1 - paidRoom / bill.room : 0;
  const proportionate = Math.round(bill.associated * cut);
  let left = total - bill.nonPayable - overRoom - proportionate;
  const takeOff = (amount: number) => {
    const taken = Math.min(left, Math.max(0, amount));
    left -= taken;
    return taken;
  };
  const overSubLimit = takeOff(terms.subLimit === null ? 0 : left - terms.subLimit);
  const deductible = takeOff(terms.deductible);
  const overSumInsured = takeOff(left - terms.sumInsured);
  const coPay = takeOff(Math.round((left * terms.coPay) / 100));
  return {
    total,
    nonPayable: bill.nonPayable,
    overRoom,
    proportionate,
    overSubLimit,
    deductible,
    overSumInsured,
    coPay,
    insurer: left,
    own: total - left,
  };
}
