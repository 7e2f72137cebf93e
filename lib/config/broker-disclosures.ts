/**
 * A broker's disclosures beside its own details: the insurers it works with, its certificate as a file, its second
 * office, and its data processors. None has a placeholder: a demonstration says that it has nothing to disclose.
 */
import * as z from 'zod';
import { splitList } from './split-list.ts';

/** "Firm Private Limited, India" */
function parseFirm(words: string): { firm: string; country: string } | null {
  const [, firm, country] = /^(.{1,80}),\s*(\p{L}[\p{L} ]{1,39})$/u.exec(words.trim()) ?? [];
  return firm && country ? { firm: firm.trim(), country: country.trim() } : null;
}

const firmAndCountry = z.string().transform((words, context) => {
  const parsed = parseFirm(words);
  if (parsed && !words.includes('=')) return parsed;
  context.addIssue('must be such as Firm Private Limited, India');
  return z.NEVER;
});

/** "Hosting=Firm Private Limited, India" */
const processor = z.string().transform((entry, context) => {
  const [, task, words = ''] = /^([^=]{1,40})=(.+)$/.exec(entry) ?? [];
  const parsed = parseFirm(words);
  if (task && parsed) return { task: task.trim(), ...parsed };
  context.addIssue('must be such as Hosting=Firm Private Limited, India; E-mail=Other Firm, India');
  return z.NEVER;
});

export const disclosureVariables = z.object({
  BROKER_INSURERS: z
    .string()
    .default('')
    .transform(splitList())
    .pipe(
      z.array(z.string().regex(/^\d{2,3}$/, 'must be IRDAI registration numbers such as 101, 190')),
    ),
  BROKER_CERTIFICATE_URL: z
    .url({ protocol: /^https$/, error: 'must be the https address of the certificate as a PDF' })
    .optional(),
  BROKER_CORPORATE_OFFICE: z.string().optional(),
  BROKER_FINANCIALS_URL: z
    .url({ protocol: /^https$/, error: 'must be the https address of our financial disclosures' })
    .optional(),
  BROKER_PROCESSORS: z.string().default('').transform(splitList(';')).pipe(z.array(processor)),
  // Variables of their own, so that no list can leave them out: both get every number that a call is asked for.
  BROKER_TELEPHONY_FIRM: firmAndCountry.optional(),
  BROKER_LEAD_SERVICE_FIRM: firmAndCountry.optional(),
});

export function toDisclosures(settings: z.infer<typeof disclosureVariables>) {
  const { BROKER_LEAD_SERVICE_FIRM: leadService, BROKER_TELEPHONY_FIRM: telephony } = settings;
  return {
    /** Registration numbers; names come from the list of insurers. Empty: not configured. */
    insurers: settings.BROKER_INSURERS,
    certificateUrl: settings.BROKER_CERTIFICATE_URL ?? null,
    /** Null if it is the registered office. */
    corporateOffice: settings.BROKER_CORPORATE_OFFICE ?? null,
    /**
     * URL of the financial disclosures that a law of 2026 requires of larger intermediaries; null if there are none.
     */
    financialsUrl: settings.BROKER_FINANCIALS_URL ?? null,
    /** Firms that process personal data on our behalf. Empty: not configured. */
    processors: [
      ...settings.BROKER_PROCESSORS,
      ...(leadService
        ? [{ task: 'The system that hands a request for a call to our callers', ...leadService }]
        : []),
      ...(telephony ? [{ task: 'Telephony: the calls to you and from you', ...telephony }] : []),
    ],
  };
}
