/** Every sentence that a service request and its look-up can be answered with, beside those of single fields. */
export const requestMessages = {
  notJson: 'The request could not be read. Reload the page and send the form again.',
  wrongType: 'Send this request as JSON, or with the form on the page.',
  tooLarge: 'The request is too large. Shorten the text; a CV may have 2 MB.',
  busy: 'Too many files arrive at once just now. Please try again in a minute, or phone us.',
  forbidden: 'This page was open for long. Reload it and send the form again.',
  crossSite: 'This form can only be sent from our own pages.',
  automated:
    'This looks like an automated request, so we did not take it. Please phone us instead.',
  unknownKind: 'This form is not one of ours any more. Reload the page and send it again.',
  idempotencyKey: 'Reload the page and send the form again.',
  tooMany: 'Several requests came from here already. Please try again later, or phone us now.',
  notWritten:
    'We could not save your request, so we do not have it. Please try again, or phone us.',
  noAnswer:
    'We could not reach our server, so we do not know that your request arrived. Press the button again: it will not be taken twice.',
  notFound:
    'We find no request with this reference and this number or address. Check both for a slip. References that begin with CB belong to a call: phone us about those.',
  unavailable: 'We cannot look requests up just now. Yours is saved if you were given a reference.',
} as const;
