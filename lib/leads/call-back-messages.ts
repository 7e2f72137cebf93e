/**
 * Every sentence the call-back can answer with. The first three are those of docs/specification.md, section 5, to the
 * letter.
 */
export const fieldMessages = {
  product: 'Select product',
  timeSlot: 'Select Time Slot',
  mobile: 'Enter valid mobile no.',
  idempotencyKey: 'Reload the page and send the form again.',
} as const;

export type CallBackField = keyof typeof fieldMessages;
export type FieldErrors = Partial<Record<CallBackField, string>>;

export const messages = {
  notJson: 'The request could not be read. Reload the page and send the form again.',
  wrongType: 'Send this request as JSON, or with the form on the page.',
  tooLarge: 'The request is too large. Send only product, time slot and mobile number.',
  busy: 'Too many files arrive at once just now. Please try again in a minute, or phone us.',
  forbidden: 'This page was open for long. Reload it and send the form again.',
  crossSite: 'This form can only be sent from our own pages.',
  automated:
    'This looks like an automated request, so we did not take it. Please phone us instead.',
  tooMany: 'You have asked for several calls already. Please try again later, or phone us now.',
  notWritten:
    'We could not save your request, so no call is arranged. Please try again, or phone us.',
  stopped:
    'This number asked us not to call, so we took no request. To be called again, choose “Allow calls again” on our contact page first, or phone us.',
  noAnswer:
    'We could not reach our server, so we do not know that your request arrived. Try again, or phone us.',
} as const;
