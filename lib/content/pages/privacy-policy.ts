/**
 * The long privacy notice: a self-contained part for Get a Call, then all other personal data. Retention of calls,
 * policies and accesses is configured (LEAD_RETENTION_DAYS …); that of other forms is in
 * lib/content/requests/request-kinds.ts. No "compliant" badge.
 */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { mailLink, phoneLink } from '../../site/contact-links.ts';
import {
  adultAge,
  breachDetailedReport,
  currentDataComplaintTime,
  dataDutiesStart,
  incidentReport,
  maxDataComplaintTime,
  minDataRetention,
  minTechnicalLogRetention,
} from '../figures/broker-rules.ts';
import { consentRetryBar, enquiryValidity } from '../figures/call-rules.ts';
import { brokerComplaintClock } from '../figures/complaints.ts';
import { type RequestKind, requestKinds } from '../requests/request-kinds.ts';
import type { Block, LabelledRow, Question, TextPageContent, TextSection } from '../types.ts';
import { privacyNoticeHindi } from './privacy-notice-hindi.ts';

const retentionOf = (kind: RequestKind) => `${requestKinds[kind].retentionDays} days`;

/** @param reportsConversions whether this build has a tag manager (lib/site/campaign/tag-manager.ts). */
export function privacyPolicy(broker: BrokerDetails, reportsConversions = false): TextPageContent {
  return {
    heading: 'Privacy notice',
    answer:
      'You can read this whole site without giving us anything. If you use Get a Call we hold your ' +
      'mobile number to make one call, and erase it later.',
    sections: [
      whoIsResponsible(broker),
      getACall(broker, reportsConversions),
      privacyNoticeHindi(broker, reportsConversions),
      serviceRequests(broker),
      yourPolicies(broker),
      stopCalls(broker),
      cookies(reportsConversions),
      networkAddress,
      phoneAndMail,
      insurers,
      whoHelpsUs(broker, reportsConversions),
      retention(broker),
      security,
      yourRights(broker),
      children,
      lawInForce,
      language(broker),
      changes,
    ],
    questions: questions(broker, reportsConversions),
    figuresInText: [
      adultAge,
      breachDetailedReport,
      brokerComplaintClock,
      dataDutiesStart,
      maxDataComplaintTime,
      currentDataComplaintTime,
      minDataRetention,
      enquiryValidity,
      incidentReport,
      consentRetryBar,
      minTechnicalLogRetention,
    ],
    furtherSources: [
      { title: 'Digital Personal Data Protection Act, 2023' },
      {
        title: 'TRAI press release 119/2026, 18 September 2026, on calls that rest on an enquiry',
      },
    ],
  };
}

function whoIsResponsible(broker: BrokerDetails): TextSection {
  return {
    id: 'who-is-responsible',
    heading: 'Who is responsible',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          `${broker.legalName}, ${broker.address}, decides what happens to the data described ` +
            'here. The law calls such a firm a _data fiduciary_: it must use personal data only ' +
            'for the purpose you were told of, protect it, and answer to you for it.',
        ],
      },
      {
        kind: 'rows',
        caption: 'Who to ask about your data',
        rows: [
          {
            label: 'Questions and requests',
            text: `${mailLink(broker.helpMailbox)} or ${phoneLink(broker.phone)}`,
          },
          {
            label: 'Complaints about data',
            text: `${mailLink(broker.complaintsMailbox)}; grievance officer: ${broker.grievanceOfficer}`,
          },
        ],
      },
    ],
  };
}

function getACall(broker: BrokerDetails, reportsConversions: boolean): TextSection {
  return {
    id: 'get-a-call',
    heading: 'Get a Call: the notice',
    blocks: [
      {
        kind: 'paragraphs',
        text: ['This part stands on its own.'],
      },
      {
        kind: 'rows',
        caption: 'Your request for a call',
        rows: [
          ...whatACallNeeds(broker, reportsConversions),
          ...whyWeCall(reportsConversions),
          ...whoCalls(broker, reportsConversions),
          ...howACallIsKept(broker),
          ...howACallIsStopped(broker, reportsConversions),
        ],
      },
    ],
  };
}

function whatACallNeeds(broker: BrokerDetails, reportsConversions: boolean): LabelledRow[] {
  return [
    {
      label: 'Who asks',
      text:
        `${broker.legalName}, ${broker.licence.category}, IRDAI registration ` +
        broker.licence.number,
    },
    {
      label: 'Who it is for',
      text: `People aged ${adultAge.text} or older.`,
    },
    {
      label: 'What you give us',
      text:
        'The product, a time slot, your mobile number, and two lines you may tick or leave: ' +
        `that you are ${adultAge.text} or older, and that we may call even if the number is on ` +
        'do-not-disturb. Beside a tool’s answer another: only then the address of the answer, with what you entered (sums, ages, ' +
        'dates, an illness you chose), is kept for the expert.' +
        (reportsConversions
          ? ' One more: that the network of the advertisement which led you here is ' +
            'told that a call was asked for. We call just the same without it.'
          : ''),
    },
    {
      label: 'What is added',
      text:
        'The page the request was sent from and the place on it, the page your visit ' +
        'began on with the tags of an advertisement that led you here (its campaign, as utm_ ' +
        'tags, and the click’s id: gclid, gbraid or wbraid from Google, fbclid from Meta, ' +
        'msclkid from Microsoft), the time, the version of ' +
        'the consent text you saw, a reference number for you, whether the request has ' +
        'been passed on to our callers, and keyed hashes of the number: codes that show ' +
        'us a repeated request without showing the number. Where very many requests come ' +
        'at once, yours may wait: then, for a day at most, a keyed hash ' +
        'of the network address it came from; for good, that it had to wait. ' +
        deskRecord(broker),
    },
  ];
}

/** What the desk itself writes: notes of calls, and its audit trail. */
function deskRecord({ retentionDays }: BrokerDetails): string {
  return (
    'We add notes on calls, erased with the number, and for ' +
    `${retentionDays.deskEvents} days who saw or changed your data.`
  );
}

function whyWeCall(reportsConversions: boolean): LabelledRow[] {
  return [
    {
      label: 'Purpose',
      text:
        'One call about that product, in the slot you chose, by one of our experts. ' +
        'Nothing else: no other product, no messages, no newsletter, no profile.' +
        (reportsConversions
          ? ' Only if you ticked the line about it: to count which advertisement led to a request.'
          : ''),
    },
    {
      label: 'What it gives you',
      text:
        'Answers about that kind of insurance and, if you ask for it on the call, help ' +
        'with choosing a policy.',
    },
    {
      label: 'Why we may',
      text:
        'Because you ask for it by sending the form. You are free not to: every fact ' +
        'on the site is open without it.',
    },
  ];
}

function whoCalls(broker: BrokerDetails, reportsConversions: boolean): LabelledRow[] {
  return [
    {
      label: 'Where the call comes from',
      text:
        `A number of our ${broker.salesCallSeries} series. The caller gives their name, ` +
        'our name and our registration number. A call may be recorded; if so, you hear ' +
        'that first and may refuse.',
    },
    {
      label: 'Who receives it',
      text:
        'Our own experts, through [the systems](/privacy-policy#who-helps-us) that run this site ' +
        'and our calls. No insurer, agent or advertiser gets the number, and it is not sold.' +
        (reportsConversions
          ? ' Only if you ticked the line about it, Google gets the click’s id, the kind of ' +
            'insurance, the time and a random number of the request: never your number, ' +
            'never your reference. Its script, which then loads after the request, shows ' +
            'Google your network address and may set cookies.'
          : ''),
    },
  ];
}

function howACallIsKept(broker: BrokerDetails): LabelledRow[] {
  return [
    {
      label: 'Used for calls',
      text:
        `For ${enquiryValidity.text} from your request, in our calling hours ` +
        `(${broker.callingHours}). A request that has not reached our callers by then ` +
        'expires unsent.',
    },
    {
      label: 'Erased',
      text:
        `After ${broker.retentionDays.leads} days your number, the answer you showed and all that could find it ` +
        'again are erased. A line without it (reference, product, slot, page, dates, outcome) stays ' +
        'for counting. Why so long is explained under [keeping times](/privacy-policy#retention).',
    },
    {
      label: 'How it is kept',
      text:
        'Number and answer are stored encrypted; our logs never contain them. Without ' +
        'JavaScript, fields of a form with something wrong are kept encrypted for one ' +
        'hour and shown to you again.',
    },
  ];
}

function howACallIsStopped(broker: BrokerDetails, reportsConversions: boolean): LabelledRow[] {
  return [
    {
      label: 'How to withdraw',
      text:
        'Enter your number under [stop calls](/contact-us#stop-calls), call ' +
        `${phoneLink(broker.phone)}, or write to ${mailLink(broker.helpMailbox)}: before or after the call, ` +
        'without giving a reason. We take the request out' +
        (reportsConversions
          ? ', erase the click’s id and the answer, and report nothing more to Google. What Google was ' +
            'told before, it keeps under its own notice.'
          : ', and erase the click’s id and the answer.'),
    },
    {
      label: 'Your rights',
      text:
        'To see, correct and erase your data, and to complain: see ' +
        '[your rights](/privacy-policy#your-rights). If our answer does not settle it you ' +
        'may go to the Data Protection Board of India.',
    },
  ];
}

function serviceRequests(broker: BrokerDetails): TextSection {
  return {
    id: 'service-requests',
    heading: 'Every other form: the notice',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          'You can write to us, ask for help with a renewal or a claim, ask for a copy of a ' +
            'policy, complain, apply for work, or use your rights. Each form says beside its ' +
            'button what it is for.',
        ],
      },
      {
        kind: 'rows',
        caption: 'Requests by form',
        rows: [
          {
            label: 'What you give us',
            text:
              'What the fields of the form name, and no more. No form asks for an illness, ' +
              'an identity number, a card or a password. Only a job application may carry a file. ' +
              'What you entered on a page about a refused claim (reason, dates, sums) comes with a ' +
              'request for help only where you tick the box.',
          },
          {
            label: 'What is added',
            text:
              'A reference, the page and the time it was sent from, the version of the notice ' +
              'you saw, whether it has reached our desk and been answered, and keyed hashes of ' +
              'the number and the e-mail address, so that you can look it up. ' +
              'Desk notes, as for a call.',
          },
          {
            label: 'Purpose',
            text: 'To answer that one request. It puts you on no list and starts no other call.',
          },
          {
            label: 'Where a call comes from',
            text:
              'About a policy that you bought through us, a renewal of it or a claim on it: our ' +
              `${broker.serviceCallSeries} series. About anything else, or where you do not say: our ` +
              `${broker.salesCallSeries} series.`,
          },
          {
            label: 'Who receives it',
            text:
              'The desk of ours that answers it, by e-mail. An insurer only where you ' +
              'ask us to turn to that insurer for you.',
          },
          {
            label: 'How it is kept',
            text:
              'Everything you typed or attached is stored encrypted. Our technical logs never ' +
              'contain it.',
          },
          {
            label: 'Erased',
            text:
              `${retentionOf('contact')} after you sent it. A line without any of it (reference, ` +
              'kind, page, dates) stays for counting.',
          },
          {
            label: 'A form sent without JavaScript',
            text:
              'If something in it is wrong, what you typed is kept encrypted for one hour, so ' +
              'that you need not type it again. Then it is erased.',
          },
        ],
      },
    ],
  };
}

function yourPolicies({ retentionDays }: BrokerDetails): TextSection {
  return {
    id: 'your-policies',
    heading: 'Policies in the customer login: the notice',
    blocks: [
      {
        kind: 'rows',
        caption: 'A policy that you bought through us',
        rows: [
          {
            label: 'What we hold',
            text:
              'Of each policy that our desk loaded: insurer, number, product, names, what is ' +
              'covered, sum insured, dates, premium, the mobile numbers and e-mail addresses that ' +
              'it belongs to, and its documents with their titles.',
          },
          {
            label: 'What is added',
            text:
              'Keyed hashes of the policy’s number and contents, of those mobile numbers and addresses and of each ' +
              'document, so that your sign-in and the next list of our desk find it; each change ' +
              'that our desk makes by hand, with its reason; and who looked at a policy, when, and ' +
              'with which kind of browser.',
          },
          {
            label: 'Purpose',
            text: 'To show you your policies after you have signed in with a code.',
          },
          {
            label: 'Who receives it',
            text:
              'The person who signs in with a mobile number or an address of the policy, and our desk, ' +
              'through [the systems](/privacy-policy#who-helps-us) that run this site.',
          },
          {
            label: 'How it is kept',
            text: 'Details, documents and reasons are stored encrypted.',
          },
          {
            label: 'Erased',
            text:
              `${retentionDays.policies} days after the policy ends or we withdraw it; who looked, ` +
              `${retentionDays.accesses} days after the look. Of a policy that we erased when you ` +
              'asked, a code and the reason stay for a time, so that it is not loaded again.',
          },
        ],
      },
    ],
  };
}

function stopCalls(broker: BrokerDetails): TextSection {
  return {
    id: 'stop-calls',
    heading: 'Stop calls and withdraw consent',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          'Enter your number in the form under [stop calls](/contact-us#stop-calls). It needs no ' +
            `login and no reference. You can also call ${phoneLink(broker.phone)}, write to ` +
            `${mailLink(broker.helpMailbox)}, or tell the caller.`,
          'We take every request out that still waits here, and tell our callers not to call. For ' +
            `${consentRetryBar.text} this site then refuses a new request for a call to that number, ` +
            'because we may not ask you again in that time. For this we keep a code made from the ' +
            'number, not the number; the number itself is erased as soon as our callers have been ' +
            'told. You can ask to be called again in the same place; the number comes off the list ' +
            'once you enter the code that we send to it by SMS.',
          '“Stop it”, beside a call that you asked for in this visit, stops that one call: it is ' +
            'taken out, or our callers are told to leave it out. You may ask for another.',
          'After that the record of your request is used for one thing only: to show that you ' +
            'asked and that we stopped. What was done before you withdrew stays lawful; nothing ' +
            'you have bought is touched by it.',
          'We do not promise to delete on the spot, because the law is about to ask the opposite: from ' +
            `${dataDutiesStart.text} personal data and its logs must be kept for at least ` +
            `${minDataRetention.text}. We promise to stop when you tell us and to erase on time.`,
        ],
      },
    ],
  };
}

function cookies(reportsConversions: boolean): TextSection {
  return {
    id: 'cookies',
    heading: 'Cookies and what stays in your browser',
    blocks: [cookiesIntroduction(reportsConversions), browserEntries, visitMeasurements],
  };
}

function cookiesIntroduction(reportsConversions: boolean): Block {
  return {
    kind: 'paragraphs',
    text: [
      reportsConversions
        ? 'Pages set no cookie and run no script of another firm while you read. Only if you ' +
          'ticked “Tell the advertisement’s network that a call was asked for”, and only after ' +
          'the request was sent, may a script of Google load on the page that thanks you. It ' +
          'learns that a call was asked for, about which kind of insurance, the click’s id ' +
          '(gclid, gbraid, wbraid, fbclid or msclkid) and a random number of the request, not ' +
          'who you are; like any script it shows Google your network address, and it may set ' +
          'cookies of its own. It never loads where a tool answers ' +
          'you or where you come for help. These entries are ours:'
        : 'Pages set no cookie. There is no advertising tag and no script from another firm ' +
          'on this site, so there is nothing to accept or refuse. A few small entries can ' +
          'appear while you use it:',
    ],
  };
}

const browserEntries: Block = {
  kind: 'table',
  caption: 'Everything this site can leave in your browser',
  columns: ['Entry', 'When', 'What it holds', 'Why'],
  rows: [
    [
      'Cookie XSRF-TOKEN',
      'When you first touch a form',
      'A random, signed token',
      'Strictly necessary: shows that a request was sent from our own page and not forged ' +
        'by another site',
    ],
    [
      'Session cookie',
      'Together with the first',
      'A random value',
      'Strictly necessary: the token is tied to it. Scripts cannot read it',
    ],
    [
      'Cookies code and login',
      'When you ask for a one-time code, and when you sign in',
      'A random value each; the first is gone after one hour, the second when you sign out',
      'Strictly necessary: a code counts in the browser that asked for it, and only that ' +
        'browser is signed in. Scripts cannot read them',
    ],
    [
      'Cookie draft',
      'When a form sent without JavaScript has a mistake in it',
      'A random value; gone after one hour',
      'Strictly necessary: shows you, and nobody else, what you had typed',
    ],
    [
      'Cookie named after this site’s host',
      'After a request for a call',
      'A day of the month, nothing else',
      'Keeps the Get a Call window away after you have asked',
    ],
    [
      'Local storage entry of the same kind',
      'When you close the window, or after a request for a call',
      'A day of the month, nothing else',
      'Keeps the window away until the next day',
    ],
    [
      'Session storage entry named campaign',
      'On the first page of a visit; gone when you close the tab',
      'The page you came in on, and the tags an advertisement put into its address: ' +
        'utm_ tags, gclid, gbraid, wbraid, fbclid, msclkid',
      'Goes with your request, if you send one: we see which advertisement it came from',
    ],
    [
      'Session storage entries named booked-calls and call-back-posts',
      'After a request for a call; gone with the slot, a key within a day, and both when you close the last tab of this site',
      'The product, day and time of the call, its reference, the last two digits of your number, a pass that stops the call, and a random key of each request',
      'Shows you above the form that a call is booked, and lets you stop it',
    ],
  ],
};

const visitMeasurements: Block = {
  kind: 'paragraphs',
  text: [
    'None of them identifies you or follows you to another site. You can delete them in ' +
      'the browser at any time; the form then simply asks for a new token.',
    'When you leave a page, your browser may tell our own server three numbers: how long ' +
      'the page took to appear, how fast it answered you, and how much it moved. We add ' +
      'them to that day’s count for the page. Nothing about you is kept with them.',
  ],
};

const networkAddress: TextSection = {
  id: 'network-address',
  heading: 'Your network address',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Every request on the internet carries the address it comes from. We hold that of a ' +
          'form request in the server’s memory for a while, to count how many requests come ' +
          'from one place and to turn away floods. Where several servers share the work, the ' +
          'count is in their database for an hour at most, under a number that many addresses ' +
          'share. The address itself is never stored. Where very many calls are asked for at ' +
          'once, a request may wait its turn in the database, so that no address is served ' +
          'before the others: then, for a day at most, a keyed hash of its address stands ' +
          'beside it.',
      ],
    },
  ],
};

const phoneAndMail: TextSection = {
  id: 'phone-and-mail',
  heading: 'When you call or write to us',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'We hold what you tell or send us and our notes on it, in order to answer you and, if ' +
          'it is a complaint, to work through it and to report on it as the regulator asks. ' +
          'Do not send medical reports, Aadhaar numbers, card numbers or passwords by e-mail. ' +
          'If a claim or a proposal needs a sensitive paper, ask us first where it should go; ' +
          'mostly that is the insurer and not us.',
      ],
    },
  ],
};

const insurers: TextSection = {
  id: 'insurers',
  heading: 'When data goes to an insurer',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Never from Get a Call by itself. If, after speaking to us, you want a quotation or a ' +
          'policy, an insurer needs particulars of you to offer it. We then ask you ' +
          'separately, name the insurer, and say which data would go. You may agree to one ' +
          'insurer and refuse another.',
        'From that point the insurer answers for its own use of your data, under its own ' +
          'notice. You can ask us at any time which insurer received what, and when. Get a ' +
          'Call alone sends nothing to any.',
      ],
    },
  ],
};

function whoHelpsUs(broker: BrokerDetails, reportsConversions: boolean): TextSection {
  const { processors } = broker.disclosures;
  return {
    id: 'who-helps-us',
    heading: 'Firms that work for us',
    blocks: [
      ...(processors.length > 0
        ? [
            {
              kind: 'table' as const,
              caption: 'Firms that handle data for us, and where',
              columns: ['What for', 'Firm', 'Country'],
              rows: processors.map(({ task, firm, country }) => [task, firm, country]),
            },
          ]
        : []),
      ...(reportsConversions
        ? [
            {
              kind: 'table' as const,
              caption: 'An advertising network that is told of a request, if you ticked that line',
              columns: ['What for', 'Firm', 'What it gets'],
              rows: [
                [
                  'Counting which advertisement led to a request',
                  'Google, which answers for its own use of it',
                  'The click’s id (gclid, gbraid or wbraid; on the page also fbclid or msclkid), ' +
                    'the kind of insurance, the time, a random number of the request, and your ' +
                    'network address when its script loads',
                ],
              ],
            },
          ]
        : []),
      {
        kind: 'paragraphs',
        text: [
          'Like every website, ours runs on the services of others. They fall into these kinds: ' +
            'hosting of the site and its database, the system that hands a request to our ' +
            'callers, telephony, and e-mail. They act on our instructions and may not ' +
            'use the data for themselves.' +
            (processors.length > 0
              ? ''
              : ' Their names are not set up on this copy of the site: ask us, and we tell you ' +
                'which firm it is for your data and in which country it keeps it.'),
          'Authorities and courts receive data where the law obliges us to give it. IRDAI may ' +
            'inspect our records as our regulator.',
        ],
      },
    ],
  };
}

function retention({ retentionDays }: BrokerDetails): TextSection {
  return {
    id: 'retention',
    heading: 'How long we keep what',
    blocks: [
      {
        kind: 'table',
        caption: 'Keeping times by kind of data',
        columns: ['Data', 'Used until', 'Kept until', 'Why'],
        rows: [
          [
            'A request for a call, with the number and an answer shown',
            `The call is made, at most ${enquiryValidity.text}`,
            `Number erased ${retentionDays.leads} days after the request; a line without it stays for counting`,
            'Proof that you asked, should the call be disputed, and the shortest keeping time ' +
              'of the data protection rules',
          ],
          [
            'A one-time code, with the number or address it went to',
            'The code is entered, at most 10 minutes',
            'Number or address erased after an hour; a line that cannot be read back, for a day',
            'So that nobody can have you sent more than a few',
          ],
          [
            'Being signed in',
            'You sign out, 15 minutes without use, or 8 hours',
            'The same',
            'So that no browser stays open to your policies',
          ],
          [
            'A request that expired or that you withdrew',
            'It expires, or we take it out because you withdraw',
            'The same',
            'Proof that we stopped',
          ],
          [
            'Which advertisement led to a request',
            'The requests are counted',
            `Erased with the number, ${retentionDays.leads} days after the request`,
            'To see which advertisements are worth their cost',
          ],
          [
            'Policies that our desk loaded for the customer login, with their documents',
            'The policy ends, or we withdraw it',
            `Deleted ${retentionDays.policies} days after that; of one we erased when you asked, only a code, so that it is not loaded again`,
            'So that you find a policy that has just ended, for a renewal or a late claim',
          ],
          [
            'Who looked at a policy, when, and with which kind of browser',
            'You or we have checked who looked',
            `Deleted ${retentionDays.accesses} days after the look; the mobile number is held as a keyed hash`,
            'To show you who looked, and to find misuse',
          ],
          [
            'Network address of a request',
            'The count is done, or a request that waits its turn was passed on',
            'Not stored; a count under a number that many addresses share, for an hour at most; a keyed hash beside a request that waits, for a day at most',
            'It has no other use',
          ],
          [
            'Technical logs, without mobile numbers',
            'A fault or an attack has been looked into',
            `At least ${minTechnicalLogRetention.text}; at least ${minDataRetention.text} from ` +
              `${dataDutiesStart.text}`,
            'Directions of CERT-In, and the data protection rules',
          ],
          [
            'A question, a renewal, help with a claim, a request about your data',
            'It is answered',
            `Erased from this site’s database ${retentionOf('contact')} after it was sent`,
            'Proof of what was asked and answered, and the shortest keeping time of the data ' +
              'protection rules',
          ],
          [
            'A number under stop calls',
            'It is taken back, or the time is over',
            `A code instead of the number, for ${consentRetryBar.text}; the number until our ` +
              'callers have been told',
            'The rules on commercial calls',
          ],
          [
            'E-mails, letters and notes',
            'Your question is answered',
            `At least ${minDataRetention.text}, then erased unless a complaint or a policy ` +
              'hangs on them',
            'The data protection rules',
          ],
          [
            'Complaints',
            'The complaint is closed',
            `Erased from this site’s database ${retentionOf('complaint')} after it was sent; our ` +
              'register as long as insurance law asks for it',
            'Broker regulations',
          ],
          [
            'Papers of a policy bought through us',
            'The policy and its claims have ended',
            'As long as insurance, tax and money-laundering law ask; you are told when you buy',
            'Those laws',
          ],
          [
            'Job applications',
            'The decision',
            `Erased from this site’s database ${retentionOf('job-application')} after it was sent; ` +
              'see the [notice for applicants](/careers#applicants-data)',
            'The data protection rules',
          ],
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'Why keep a request so long when the call is over in a week? You can complain about a ' +
            'call after it was made, and then we must be able to show that you asked for it. ' +
            `And a rule that starts on ${dataDutiesStart.text} wants personal data and logs kept ` +
            `for at least ${minDataRetention.text} before they are erased. In that time the ` +
            'record serves as proof; nobody calls from it.',
        ],
      },
    ],
  };
}

const security: TextSection = {
  id: 'security',
  heading: 'Security, and what happens in a breach',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Mobile numbers, and everything you send by another form, are encrypted where they are ' +
          'stored and kept out of our logs. The forms ask for little, so that there is little ' +
          'to lose.',
        'If data of yours is ever exposed, we tell you without delay: what happened, what it ' +
          'may mean for you, what we have done, what you can do, and who to ask. The Data ' +
          'Protection Board is told without delay too, with a detailed report within ' +
          `${breachDetailedReport.text} once that duty is in force. Cyber incidents go to ` +
          `CERT-In within ${incidentReport.text} of our noticing them; that duty exists today.`,
        'We will never put a link in such a message that asks for a password or a payment.',
      ],
    },
  ],
};

function yourRights(broker: BrokerDetails): TextSection {
  return {
    id: 'your-rights',
    heading: 'Your rights, and how to use them',
    blocks: [
      {
        kind: 'list',
        items: [
          '**See** what we hold about you and who has received it.',
          '**Correct** or complete it.',
          '**Erase** it, when the purpose is over or you withdraw, unless a law makes us keep it ' +
            'longer.',
          '**Complain** to us and, if that does not settle it, to the Data Protection Board.',
          '**Name someone** who may use these rights for you if you die or can no longer act.',
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'Use the form below, call us, or write to ' +
            `${mailLink(broker.helpMailbox)}. We may check ` +
            'that the number is yours by asking you to write or call from it; we do not ' +
            'ask for identity papers to stop a call.',
          `We aim to answer within ${brokerComplaintClock.text}, the same time as for insurance ` +
            `complaints. The rules in force today allow ${currentDataComplaintTime.text} for a ` +
            `grievance; the new ones let no firm take longer than ${maxDataComplaintTime.text}. ` +
            'Please give us that chance before you go to the Board.',
        ],
      },
    ],
  };
}

const children: TextSection = {
  id: 'children',
  heading: 'Children',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        `Get a Call is for adults. Below the age of ${adultAge.text} the law ` +
          'asks for the consent of a parent or guardian that can be verified, and forbids ' +
          'tracking and targeted advertising. We do neither to anyone. For a family plan, an ' +
          'adult asks; children’s names and numbers are not needed to get an answer. If a ' +
          'child has sent us a number, tell us and we stop using it.',
      ],
    },
  ],
};

const lawInForce: TextSection = {
  id: 'law-in-force',
  heading: 'Which law applies when',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'India is changing its data protection law in steps. Until the Digital Personal Data ' +
          'Protection Rules, 2025 take over, the Information Technology Act and its rules of ' +
          '2011 apply. The duties about notice, consent, rights, breach and keeping times ' +
          `start on ${dataDutiesStart.text}; sources differ by a day. This notice follows ` +
          'the newer rules already.',
      ],
    },
  ],
};

function language(broker: BrokerDetails): TextSection {
  return {
    id: 'language',
    heading: 'Language',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          'The new law lets you choose between English and the languages of the Eighth Schedule ' +
            'of the Constitution. The notice for Get a Call is here in English and in ' +
            '[Hindi](/privacy-policy#hindi). If another language serves ' +
            `you better, write to ${mailLink(broker.helpMailbox)} and ask for an explanation first. Send ` +
            'the form only once you have understood what it does.',
        ],
      },
    ],
  };
}

const changes: TextSection = {
  id: 'changes',
  heading: 'Changes to this notice',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'The consent text beside the form has a version number, and your request keeps it. A new ' +
          'purpose needs a new consent from you: that of a request already sent cannot change.',
      ],
    },
  ],
};

function questions(broker: BrokerDetails, reportsConversions: boolean): Question[] {
  return [
    {
      id: 'privacy-policy-delete-now',
      question: 'Can you delete my number right now?',
      answer: [
        'Use [stop calls](/contact-us#stop-calls), and we take the request out and stop using the number. It is erased ' +
          `at the end of its keeping time: after ${broker.retentionDays.leads} days the number and everything that ` +
          'could find it again goes, and a line without it stays for counting. Until then it ' +
          'serves as proof that you asked for a call and, if you withdrew, that we stopped.',
      ],
    },
    {
      id: 'privacy-policy-who-has-my-number',
      question: 'Who has my number after I use Get a Call?',
      answer: [
        'We do, and the firms that run our systems for us, under our instructions. No insurer and ' +
          'no agent gets it from that form. Ask us, and you receive the list of every recipient ' +
          'with the date.',
      ],
    },
    {
      id: 'privacy-policy-tracking',
      question: 'Do you track me or show me advertisements elsewhere?',
      answer: [
        reportsConversions
          ? 'Not while you read: no script of another firm runs then and no cookie is set. If you ' +
            'ask for a call and tick the line about it, Google is told that the click on its ' +
            'advertisement led to a request. Without the tick it is told nothing, and we call all ' +
            'the same. Your number never goes there.'
          : 'No. The site loads no script from another firm, keeps no profile and sets no cookie ' +
            'while you read. An advertisement you see elsewhere after a visit does not come from ' +
            'data of ours.',
      ],
    },
    {
      id: 'privacy-policy-recording',
      question: 'Will my call be recorded, and can I refuse?',
      answer: [
        'It may be. The caller must say so before you talk about anything. If you do not want it, ' +
          'say so and continue by e-mail; you lose no right by refusing.',
      ],
    },
    {
      id: 'privacy-policy-health-details',
      question: 'Do I have to tell you about my health to get a call?',
      answer: [
        'No. The form has no such question, and a first talk can stay general. An insurer will ask ' +
          'health questions in its proposal, and those you must answer fully, because cover is ' +
          'given on the strength of them.',
      ],
    },
  ];
}
