/** Checks of a production environment: required variables, no slips in names, no values left over from a template. */
import { distance } from 'fastest-levenshtein';

const requiredInProduction = [
  'SITE_ORIGIN',
  'PRODUCTION_ORIGIN',
  'LIVE_SERVICE_URL',
  'QA_SERVICE_URL',
  'LIVE_MAIN_URL',
  'QA_MAIN_URL',
  'LIVE_REDIRECT_URL',
  'QA_REDIRECT_URL',
  'ANTI_FORGERY_SECRET',
  'DATA_ENCRYPTION_KEY',
  'SMTP_URL',
  'BROKER_NAME',
  'BROKER_LEGAL_NAME',
  'BROKER_LICENCE_NUMBER',
  'BROKER_LICENCE_CATEGORY',
  'BROKER_CIN',
  'BROKER_ADDRESS',
  'BROKER_PHONE',
  'BROKER_HELP_MAILBOX',
  'BROKER_COMPLAINTS_MAILBOX',
  'BROKER_PRINCIPAL_OFFICER',
  'BROKER_GRIEVANCE_OFFICER',
  'SALES_CALL_SERIES',
  'SERVICE_CALL_SERIES',
  'BROKER_CALLING_HOURS',
  'BROKER_SOCIAL_LINKS',
  'BROKER_PAYMENT_METHODS',
  'BROKER_INSURERS',
  'BROKER_CERTIFICATE_URL',
  'BROKER_PROCESSORS',
  'BROKER_TELEPHONY_FIRM',
  'BROKER_LEAD_SERVICE_FIRM',
] as const;

/** Shorter names are near many others of the machine's. */
const minComparedLength = 8;
const maxSlips = 2;

/** Template values; none of them may reach a visitor. */
const placeholder =
  /x{3,}|^(tbd|todo|changeme|n\/?a)$|chhatri|\(demonstration\)|\.example\b|\bexample\.(com|org|net)\b|0{6,}/i;

/** A term has a last day, a continuous registration the date of its next fee. */
const requiredByMode = {
  fixed_term: 'BROKER_LICENCE_VALID_UNTIL',
  continuous: 'BROKER_LICENCE_FEE_DUE',
} as const;

/** One line per variable, without values. */
export function productionErrors(variables: Record<string, string | undefined>): string[] {
  const mode = variables.BROKER_LICENCE_MODE === 'continuous' ? 'continuous' : 'fixed_term';
  const optional = ['BROKER_AUTHOR', 'BROKER_REVIEWER', 'HINDI_REVIEWER'].filter(
    (name) => variables[name] !== undefined,
  );
  return [...requiredInProduction, requiredByMode[mode], ...optional].flatMap((name) => {
    const value = variables[name];
    if (value === undefined) return [`${name}: missing`];
    return isPlaceholder(value) ? [`${name}: still holds a placeholder`] : [];
  });
}

/** A slip in a name would go unnoticed where the variable has a default. */
export function misspeltNames(variables: object, known: readonly string[]): string[] {
  return Object.keys(variables)
    .filter((name) => name.length >= minComparedLength && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => distance(one, name) <= maxSlips);
      return meant ? [`${name}: no variable of the site; is it ${meant}?`] : [];
    });
}

/** Also "1800 000 0000", but not 1800 200 0000, and a secret of one repeated character. */
function isPlaceholder(value: string): boolean {
  return (
    placeholder.test(value) || /0{7,}/.test(value.replace(/\D/g, '')) || new Set(value).size === 1
  );
}
