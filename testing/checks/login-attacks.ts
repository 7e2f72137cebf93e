/**
 * Attempts to see or infer another person's data through the customer login, each with the required result. The test of
 * a row is in the file that is named above it; its title is "attack: " and the row's first words.
 */

export type LoginAttack = readonly [attack: string, result: string];

export const loginAttacks: Readonly<Record<string, readonly LoginAttack[]>> = {
  'lib/one-time-codes/one-time-codes.contract.test.ts': [
    ['a code is replayed', 'it is closed by its first use'],
    ['one code is used in two tabs at the same instant', 'one of the two signs in'],
    ['three wrong codes, then the right one', 'only a new code is accepted'],
    ['a hundred concurrent attempts', 'three are checked'],
    ['malformed input counts as no attempt and reveals nothing', 'eight digits are required'],
    ['the right code in another browser', 'a code is valid only in the browser that requested it'],
    ['a code of an hour ago, and one of eleven minutes', 'both have expired'],
    ['the older of two codes of one browser', 'the newer one replaced it'],
    ['a code for one purpose is used for another', 'it is not valid for that purpose'],
    ['a double click on the request sends one message', 'the second click changes nothing'],
    [
      'ten thousand requests for one number get three codes in a quarter of an hour and five a day',
      'all others are refused',
    ],
    ['ten concurrent requests get three codes', 'they are serialised'],
    [
      'a stranger who uses up a number’s allowance voids no code that was sent',
      'its owner signs in',
    ],
    [
      'a stranger who uses up a number’s allowance leaves the e-mail address open',
      'its owner can use the address',
    ],
    [
      'requests above the limit reveal whether the owner’s code was used',
      'used codes count, except for the browser that used the last one',
    ],
    [
      'an unknown number and a known one have the same answer, state and limits',
      'they cannot be distinguished',
    ],
    [
      'an unknown number and a known one cost the same queries, before and after the response',
      'they cannot be distinguished',
    ],
    ['no code is sent to an unknown number, and none is valid for it', 'no session is created'],
    ['the database holds no readable code or number', 'it has hashes and encrypted fields'],
    ['a failing gateway changes no answer of the sign-in', 'only operators are informed'],
    [
      'without a gateway nothing is sent outside a demonstration, and the visitor is told',
      'the other ways to sign in are offered',
    ],
  ],
  'lib/one-time-codes/code-allowance.contract.test.ts': [
    [
      'requests to two instances in turn get no more than requests to one',
      'the database counts for both',
    ],
    ['twenty concurrent requests get no more than sequential ones', 'each is counted'],
    [
      'one household uses up the sign-in codes of the whole site',
      'only sent codes count for the whole site',
    ],
    ['codes for call-backs use up those of sign-ins', 'each purpose has its own allowance'],
  ],
  'lib/customer-login/check-sign-in.contract.test.ts': [
    [
      'an attacker with a list of customers’ numbers against the budget',
      'above it a part of the policy is required as well',
    ],
    [
      'a right code with a wrong part, and a wrong code with a right part, look alike and cost a try',
      'neither is confirmed',
    ],
    [
      'a part that fits another customer’s policy, and parts too short or too long',
      'they count as wrong',
    ],
    ['whether a number is known is found out by how its wrong codes count', 'both count the same'],
  ],
  'lib/sessions/sessions.contract.test.ts': [
    ['a session ends after fifteen minutes without use', 'nobody is signed in'],
    ['a session ends after eight hours, however much it is used', 'nobody is signed in'],
    [
      'a cookie sent by another kind of browser ends the session for both',
      'the stolen cookie opens nothing',
    ],
    ['a browser stays signed in after an update', 'its version is ignored'],
    ['a cookie from before signing in is not valid after it', 'each sign-in creates a new value'],
    ['a forged cookie, a long one and none give no session', 'nobody is signed in'],
    [
      'after signing out the cookie opens nothing, in this browser or another',
      'its row is deleted',
    ],
    ['nobody can sign another person out', 'their session continues'],
    [
      'signing out everywhere ends every session of one person, and of nobody else',
      'only their own end',
    ],
    [
      'the list of open sessions has no other person’s and no expired session',
      'only their own are listed',
    ],
    [
      'over https the cookie is bound to our host, hidden from scripts and sent to our pages only',
      '__Host-, HttpOnly, Secure, SameSite=Strict',
    ],
  ],
  'lib/policies/policies.contract.test.ts': [
    [
      'repeated list views push no download off the access log',
      'equal accesses of one day are one line',
    ],
  ],
  'lib/policies/access-counts.test.ts': [
    [
      'a signed-in person downloads documents by the hundred',
      'the status and one log line report it',
    ],
    [
      'a person causes an alarm with their own documents to hide the download of another’s',
      'each person is reported once an hour',
    ],
  ],
  'lib/sms/sms.test.ts': [
    [
      'a demonstration sends nothing to a gateway, even where one is configured',
      'its codes are files',
    ],
    [
      'a gateway that is slow, broken, resets, refuses, redirects or returns garbage gives a result in time, and never counts as sent',
      'nothing hangs',
    ],
    ['no code is written to a file outside a demonstration', 'there is no delivery then'],
  ],
  'app/api/customer-login/session/route.test.ts': [
    [
      'the answers for a known number and an unknown one are byte-identical',
      'status, body and cookies are equal',
    ],
    [
      'the URL after a post without JavaScript holds neither number nor code',
      'it contains the outcome only',
    ],
    ['another site signs somebody in or out, or has a code sent', '403'],
    [
      'without cookies a new code, a check and another request lead nowhere',
      'the page says that cookies are required',
    ],
    [
      'a used code is sent again with its cookie, after signing out or a moment later',
      'there is no open code',
    ],
    [
      'for a known number the answer waits for the gateway',
      'the message is sent after the response',
    ],
    ['an invented session signs nobody out and gets nothing', 'the real one continues'],
    ['objects, arrays and long strings in place of a number or a code', '422 and 413'],
    ['one client requests hundreds of codes', '429'],
    ['counts of sent codes are visible from other machines', 'other clients do not see the counts'],
  ],
  'app/api/call-back/code/route.test.ts': [
    ['a call without its code is stored, answered 401, and never sent', 'no sweeper delivers it'],
    [
      'a wrong code, another browser’s and one for another number confirm no call',
      'the lead stays unconfirmed',
    ],
    [
      'a duplicate request reveals whether somebody requested a call',
      'a code is required, as for any other call',
    ],
  ],
  'app/api/requests/code/route.test.ts': [
    [
      'calls to another person’s number are allowed without the code sent to it',
      'the number stays on the do-not-call list',
    ],
    [
      'a request for a code reveals who is on the do-not-call list',
      'the responses are equal, and only a number on the list gets a message',
    ],
    ['another site enters a code or has one sent', '403'],
  ],
  'app/api/customer-login/downloads.test.ts': [
    [
      'another person’s document id, an unknown one and a path get byte-identical answers',
      'the page says that it no longer exists',
    ],
    [
      'a document without a session, or with an invented cookie, redirects to the sign-in',
      'nothing is sent',
    ],
    [
      'another person’s policy number is not shown, and no access token is issued',
      'nothing is shown',
    ],
    ['a form on another site cannot request a number', '403'],
    ['an access token for a number is not valid in another session', 'the number stays hidden'],
    [
      'a session cookie used in another kind of browser opens no document and ends the session',
      'the session ends in both',
    ],
  ],
  'e2e/login-attacks.spec.ts': [
    ['another site posts a form to each of the login’s addresses', '403, and the session stays'],
    ['a link or picture on another page triggers a change', 'only a POST from our own pages does'],
    [
      'a page of the login is framed, cached or revealed as a referrer',
      'no-store, no frame, no referrer',
    ],
    ['the URL names a page to redirect to after signing in', 'the list of policies, always'],
    [
      'forwarded headers change the target of a redirect or the domain of a cookie',
      'they are ignored',
    ],
    [
      'a path around the document’s address: dots, slashes, case, endings',
      'no document and no server error',
    ],
    ['the session cookie is used in another kind of browser', 'it ends in both'],
    ['a session is planted in the browser before signing in', 'it is invalid'],
    ['a script of the page reads the session cookie', 'it is HttpOnly'],
    [
      'two devices request a code for one number; each accepts only its own',
      'the other’s counts as wrong',
    ],
    ['a tab stays open after another one signed out', 'it shows and downloads nothing'],
  ],
  'e2e/customer-login.spec.ts': [
    [
      'three wrong codes, then the right one; after a new code, in again',
      'only a new code is accepted',
    ],
    ['an unknown number gets the same page, and no message', 'it cannot be distinguished'],
    [
      'a session idle for a quarter of an hour has ended, and the page says so calmly',
      'nobody is signed in',
    ],
    ['another person’s document and policy do not exist', 'the page says that they do not exist'],
  ],
  'lib/store/chunk-encryption.test.ts': [
    [
      'chunks of a document that are changed, swapped, cut off or of another document do not open',
      'the download is aborted',
    ],
  ],
  'lib/http/download-headers.test.ts': [
    [
      'a file name with quotes, a line break or a path cannot write a header of its own',
      'it is reduced to plain letters',
    ],
  ],
};
