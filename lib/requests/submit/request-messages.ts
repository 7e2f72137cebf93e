/** Every message of service requests and their look-up, except those of single fields. */
import { formMessages } from '../../http/form-reply.ts';

export const requestMessages = {
  ...formMessages,
  'too-large': 'The request is too large. Shorten the text; a CV may have 2 MB.',
  unknownKind: 'This form is not one of ours any more. Reload the page and send it again.',
  'too-many':
    'More requests came under these details, or from your network, than we take in this time. Please call us now, or try again later.',
  'not-written':
    'We could not save your request, so we do not have it. Please try again, or call us.',
  noAnswer:
    'We could not reach our server, so we do not know that your request arrived. Press the button again: it will not be taken twice.',
  notFound:
    'We find no request with this reference and this number or address. Check both for a slip. A call is found by its mobile number.',
  stoppedAgain:
    'Calls to this number were stopped after you asked, so it stays on our list. Ask again if you want calls.',
  unavailable: 'We cannot look requests up just now. Yours is saved if you were given a reference.',
} as const;
