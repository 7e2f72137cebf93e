/**
 * What a broker lays open about its business beside its own particulars: with which insurers it places business, its
 * certificate as a file, its second office, and the firms that handle data for it. None has a stand-in: a
 * demonstration has nothing to disclose and says so.
 */
import { z } from 'zod';

const splitEntries = (separator: string) => (text: string) =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** "Hosting=Firm Private Limited, India" */
const processor = z.string().transform((entry, context) => {
  const [, task, firm, country] =
    /^([^=]{1,40})=(.{1,80}),\s*(\p{L}[\p{L} ]{1,39})$/u.exec(entry) ?? [];
  if (task && firm && country) {
    return { task: task.trim(), firm: firm.trim(), country: country.trim() };
  }
  context.addIssue('must be such as Hosting=Firm Private Limited, India; E-mail=Other Firm, India');
  return z.NEVER;
});

export const disclosureVariables = z.object({
  BROKER_INSURERS: z
    .string()
    .default('')
    .transform(splitEntries(','))
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
  BROKER_PROCESSORS: z.string().default('').transform(splitEntries(';')).pipe(z.array(processor)),
});

export function toDisclosures(settings: z.infer<typeof disclosureVariables>) {
  return {
    /** Registration numbers; their names are those of the list of insurers. Empty: not configured. */
    insurers: settings.BROKER_INSURERS,
    certificateUrl: settings.BROKER_CERTIFICATE_URL ?? null,
    /** Null when it is the registered office. */
    corporateOffice: settings.BROKER_CORPORATE_OFFICE ?? null,
    /** Where the statements stand that a law of 2026 asks of larger intermediaries; null where there are none. */
    financialsUrl: settings.BROKER_FINANCIALS_URL ?? null,
    /** Firms that handle personal data on our instructions. Empty: not configured. */
    processors: settings.BROKER_PROCESSORS,
  };
}
