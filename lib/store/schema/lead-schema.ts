/**
 * The table `lead`: one call-back, the enquiry on record that the law requires, and its delivery to Lead.svc.
 *
 * One row per column, with its type and with what erasure, rotation of keys, the desk, the privacy notice and Lead.svc
 * do with it. All of them read this list, so a new column is handled everywhere, or does not compile.
 */
import type { Selectable, Updateable } from 'kysely';
import type { Upstream } from '../../config/service-urls.ts';
import { erasedRequestKey, type OutboxTable } from './outbox-schema.ts';

/**
 * `unconfirmed` waits for its one-time code (OTP_REQUIRED): it is stored and never sent. Until it is confirmed,
 * `attempts` and the other columns of a send describe the mail to the desk.
 */
export const leadStates = ['unconfirmed', 'pending', 'delivered', 'refused', 'expired'] as const;
export type LeadState = (typeof leadStates)[number];

/** Not delivered yet, and may still be. */
export const waitingLeadStates = ['unconfirmed', 'pending'] as const satisfies LeadState[];

export function isWaitingLead({ state }: { state: LeadState }): boolean {
  return waitingLeadStates.some((waiting) => waiting === state);
}

/** A person at the desk still has to call or close it (docs/lead-states.md). An erased number cannot be called. */
export function isFollowUpOpen(
  lead: Pick<LeadRow, 'follow_up' | 'followed_up_at' | 'mobile_sealed'>,
): boolean {
  return lead.follow_up !== null && lead.followed_up_at === null && lead.mobile_sealed !== null;
}

/** Only a type: no value is ever there. */
type Typed<Value> = { type?: Value };

/** How lists, the desk and its CSV show a column that is text; null if they have a place of their own for it. */
type Text = {
  text: {
    /** Label of the column on the desk's page of the call. */
    label: string;
    /** Its name in `npm run leads -- --json` and in the CSV; null if it is in neither. */
    listed: string | null;
    isLink?: true;
  } | null;
};

/** Its name in the body of Lead.svc's GenerateProductwiseLead; null if it is not sent. */
type Sent = { sentAs: string | null };

type Personal = {
  /** The value that replaces it when the number is erased. */
  erased: null | '';
  /**
   * When it is erased at the latest: once the call is withdrawn (lib/leads/withdraw-lead.server.ts); once the person
   * asks for erasure (lib/desk/people/erase-person.server.ts); or with the number, which stays for as long as the law
   * asks for proof of the request.
   */
  erasedOn: 'withdrawal' | 'erasure' | 'retention';
  /** The words of the privacy notice that declare it, in both of its languages. */
  notice: { english: string; hindi: string };
};

/**
 * `record` identifies nobody once the rest is erased, and stays for statistics. `sealed` is encrypted and bound to the
 * row's `id` (field-encryption.server.ts); its name ends in `_sealed`.
 */
type LeadColumn =
  | ({ kind: 'record' } & Partial<Pick<Personal, 'notice'> & Text & Sent>)
  | ({ kind: 'personal' } & Personal & Partial<Text & Sent>)
  | ({ kind: 'sealed' } & Personal & Text & Sent);

function record<Value>(): { kind: 'record' } & Typed<Value> {
  return { kind: 'record' };
}

const personal: { kind: 'personal'; erased: null } & Typed<string | null> = {
  kind: 'personal',
  erased: null,
};

const sealed: { kind: 'sealed'; erased: null } & Typed<string | null> = {
  kind: 'sealed',
  erased: null,
};

const numberHash = {
  kind: 'personal',
  erasedOn: 'retention',
  notice: { english: 'keyed hashes of the number', hindi: 'नंबर से बने कूट' },
} as const;

/** The columns of every outbox table; their types are in outbox-schema.ts. */
const outboxColumns: {
  [Name in Exclude<keyof OutboxTable, 'state' | 'page' | 'consent_version'>]: LeadColumn &
    Typed<OutboxTable[Name]>;
} = {
  id: { kind: 'record' },
  reference: { kind: 'record' },
  mobile_key: { ...numberHash, erased: null },
  // A request after the withdrawal is a new one, not a repeat of the withdrawn one; nor is a second press of one form.
  request_key: { ...numberHash, erasedOn: 'withdrawal', erased: erasedRequestKey },
  idempotency_key: { ...numberHash, erasedOn: 'withdrawal', erased: null },
  attempts: { kind: 'record' },
  sending_since: { kind: 'record' },
  next_attempt_at: { kind: 'record' },
  possibly_duplicate: { kind: 'record' },
  honeypot_filled: { kind: 'record' },
  last_problem: { kind: 'record' },
  consent_hash: { kind: 'record' },
  created_at: { kind: 'record' },
  settled_at: { kind: 'record' },
  erase_at: { kind: 'record' },
};

const columns = {
  ...outboxColumns,
  state: record<LeadState>(),
  page: { ...record<OutboxTable['page']>(), text: { label: 'From page', listed: 'page' } },
  /** A version that ends in "-hi" is of the Hindi text (lib/content/consent-record.ts). */
  consent_version: {
    ...record<OutboxTable['consent_version']>(),
    text: { label: 'Consent text', listed: 'consentVersion' },
  },
  /** Null once erased. */
  mobile_sealed: {
    ...sealed,
    erasedOn: 'retention',
    notice: { english: 'your mobile number', hindi: 'अपना मोबाइल नंबर' },
    text: null,
    sentAs: 'MobileNumber',
  },
  product: {
    ...record<number>(),
    notice: { english: 'The product', hindi: 'बीमे का प्रकार' },
    sentAs: 'ProductId',
  },
  time_slot: {
    ...record<string>(),
    notice: { english: 'a time slot', hindi: 'कॉल का समय' },
    sentAs: 'SlotDateTime',
  },
  upstream: record<Upstream>(),
  /** Lead.svc's own message, sealed like the number, which it may repeat. */
  refusal_sealed: {
    ...sealed,
    erasedOn: 'erasure',
    notice: {
      english: 'whether the request has been passed on to our callers',
      hindi: 'कॉल करने वालों तक पहुँचा या नहीं',
    },
    text: { label: 'Lead.svc said', listed: 'refusal' },
    sentAs: null,
  },
  /**
   * The address of the tool's answer beside the form, as it was posted, sealed like the number, with which it is erased:
   * with a person it says what they earn, and sometimes an illness. Null unless the box was ticked
   * (lib/content/consent.ts). In no list: the desk rebuilds it from parsed values when it opens the number.
   */
  answer_sealed: {
    ...sealed,
    erasedOn: 'withdrawal',
    notice: { english: 'the address of the answer', hindi: 'जवाब का पता' },
    text: { label: 'The answer that this person shows you', listed: null, isLink: true },
    sentAs: null,
  },
  /** Placement of the form on the page. */
  source: record<string | null>(),
  /** The visit's campaign as JSON (lib/site/campaign), with the click ids separate. Both are erased with the number. */
  campaign: {
    ...personal,
    erasedOn: 'erasure',
    notice: { english: 'the tags of an advertisement', hindi: 'उसके चिह्न' },
  },
  click_ids: {
    ...personal,
    erasedOn: 'withdrawal',
    notice: { english: 'the click’s id', hindi: 'क्लिक की पहचान' },
  },
  /**
   * Version of the box above the button, if it was ticked (lib/content/consent.ts). Stays as proof after a withdrawal.
   */
  advertiser_report_version: {
    ...personal,
    erasedOn: 'retention',
    notice: { english: 'that the network of the advertisement', hindi: 'उसके नेटवर्क को बताया जाए' },
  },
  /** Random id of the conversion for ad networks. Null if nothing may be reported, or no longer. */
  conversion_id: {
    ...personal,
    erasedOn: 'withdrawal',
    notice: { english: 'a random number of the request', hindi: 'अनुरोध का एक बेतरतीब अंक' },
  },
  /** The optional line above the button: permission to call a number on the national do-not-disturb register. */
  call_despite_do_not_disturb: {
    ...record<0 | 1>(),
    notice: { english: 'even if the number is on do-not-disturb', hindi: 'डू नॉट डिस्टर्ब' },
  },
  /** The other optional line: the visitor says that they are an adult. Null where it was not ticked. */
  age_confirmed: {
    ...record<'yes' | null>(),
    notice: {
      english: 'two lines you may tick or leave: that you are',
      hindi: 'एक में यह कि आपकी आयु',
    },
    text: { label: 'Says that they are an adult', listed: 'ageConfirmed' },
  },
  /** Which limit it exceeded, its client's or that of the whole site (lib/leads/limits.server.ts). */
  throttled_by: record<'client' | 'site' | null>(),
  /** Keyed hash of the client of a throttled lead, for a day at most: releases are shared out between clients. */
  client_key: {
    ...personal,
    erasedOn: 'erasure',
    notice: { english: 'keyed hash of the network address', hindi: 'नेटवर्क पते से बना एक कूट' },
  },
  /** When a throttled lead was released to be sent: the site's release rate is counted by it. */
  released_at: record<string | null>(),
  /** When "queued" was answered, or may have been: the answer was lost, or the process killed. */
  promised_at: record<string | null>(),
  /** An attempt ended without an answer, or with a 2xx that could not be read: Lead.svc may have accepted the lead. */
  maybe_accepted: record<0 | 1>(),
  /** What a person has to do after `IsError` (docs/lead-states.md); null for nothing. */
  follow_up: record<'refused-after-promise' | 'check' | null>(),
  /** When somebody at the desk called or closed it, or the visitor withdrew the call. Null while it is open. */
  followed_up_at: record<string | null>(),
  /** The visitor or the desk withdrew it. A delivered lead stays `delivered`, because Lead.svc has it. */
  withdrawn_at: record<string | null>(),
  /** References of calls whose answer was lost, before the same form was sent with other details. */
  earlier: { ...record<string | null>(), text: { label: 'Sent before as', listed: 'earlier' } },
  /** The idempotency keys of those posts, whether they arrived or not: one that arrives late is this call. */
  earlier_keys: { ...personal, ...numberHash },
  /** Calling on an enquiry is allowed until then (TCCCPR Third Amendment 2026: seven days). */
  expires_at: record<string>(),
} as const satisfies Record<string, LeadColumn>;

type Columns = typeof columns;

export type LeadTable = {
  -readonly [Name in keyof Columns]: Columns[Name] extends Typed<infer Value> ? Value : never;
};

export type LeadRow = Selectable<LeadTable>;

type LeadColumnName = keyof LeadTable;

const entries = (Object.entries(columns) as [LeadColumnName, LeadColumn][]).map(
  ([column, facts]) => ({ column, ...facts }),
);

export const leadColumnNames: readonly string[] = entries.map(({ column }) => column);

/** What a visitor chose or typed, and what is kept about a person: each with its words of the privacy notice. */
export const declaredLeadColumns = entries.flatMap(({ column, notice }) =>
  notice ? { column, notice } : [],
);

export const personalLeadColumns = entries.filter((column) => column.kind !== 'record');

export const sealedLeadColumns = entries.filter((column) => column.kind === 'sealed');

/** The columns that lists, the desk and the CSV show as text, all in one way (leads/list/lead-texts.server.ts). */
export const leadTextColumns = entries.flatMap(({ column, kind, text }) =>
  text
    ? {
        ...text,
        column,
        isSealed: kind === 'sealed',
        listed: text.listed as LeadTextName | null,
      }
    : [],
);

/** The names of `leadTextColumns` in lists. */
export type LeadTextName = Extract<
  Columns[keyof Columns],
  { text: { listed: string } }
>['text']['listed'];

/** What Lead.svc gets of a lead. */
export const sentLeadColumns = entries.flatMap(({ column, sentAs }) =>
  sentAs ? { column, sentAs } : [],
);

/** The values that are written when the number is erased. */
export const erasedLeadColumns = erasedValues(personalLeadColumns);

/** The values that the erasure of a person writes at once: all but the proof that the call was asked for. */
export const leadColumnsErasedNow = erasedValues(
  personalLeadColumns.filter(({ erasedOn }) => erasedOn !== 'retention'),
);

/** The values that a withdrawal writes: nobody needs these for a call, and no network is told of it any more. */
export const leadColumnsErasedOnWithdrawal = erasedValues(
  personalLeadColumns.filter(({ erasedOn }) => erasedOn === 'withdrawal'),
);

function erasedValues(personal: typeof personalLeadColumns): Updateable<LeadTable> {
  return Object.fromEntries(personal.map(({ column, erased }) => [column, erased]));
}
