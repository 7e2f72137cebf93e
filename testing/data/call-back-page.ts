/** Given to the call-back form in tests: the broker of the notice, a page, and a confirmed call that waits. */

export const shownConsent = {
  legalName: 'A & B Brokers',
  licence: 'DB 512/16',
  callSeries: '140',
  phone: '1800 000 0000',
};

/** The form beside a calculator's answer. */
export const panel = {
  consent: shownConsent,
  productCode: 3,
  isProductFixed: true,
  answer: '/term-insurance/human-life-value-calculator/answer?age=34',
  page: '/term-insurance',
  source: 'panel',
} as const;

export const savedCall = {
  status: 'queued',
  reference: 'CB-2222-3333',
  product: 4,
  call: {
    when: 'Today, 22 November, 2:30 pm to 3 pm',
    until: '29 November',
    callDespiteDoNotDisturb: false,
  },
} as const;
