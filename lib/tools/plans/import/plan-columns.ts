/** Column names of an insurer's rate table. The same names are the keys of a JSON file. */
import type { ColumnNames } from '../../../imports/spreadsheets/named-columns.ts';

const names = {
  insurer: [/^(insurer|insurance(company|co)?|company)(name)?$/],
  plan: [/^(plan|product|scheme)name$/, /^(plan|scheme)$/],
  uin: [/^uin(no|number)?$/, /^uniqueidentificationnumber$/],
  product: [/^(product)?(page|path)s?$/, /^product$/],
  approval: [/^approval(reference|ref|no|number|letter)?$/],
  approvedFrom: [/^approv(al|ed)(valid)?(from|start|date)(date)?$/],
  approvedUntil: [/^approv(al|ed)(valid)?(until|to|till|upto|end|expiry|expires)(date)?$/],
  comparison: [/^(approv(al|ed)(covers|for)?)?comparison$/],
  filedOn: [/^(rates?)?(as)?(filed|filing)(on|date)?$/],
  source: [/^(rates?)?source(document|title)?$/, /^document(title)?$/],
  featuresSource: [/^features?source$/, /^(policy)?wording(title)?$/],
  age: [/^age(s|band|range|group|inyears|years)?$/, /^(vehicleage|ageofvehicle)$/],
  ageFrom: [/^(age(from|min|minimum)|(min|minimum|from)age)$/],
  ageTo: [/^(age(to|max|maximum|until)|(max|maximum|to)age)$/],
  sum: [
    /^(sum(insured|assured)?|si|idv|insureddeclaredvalue|cover(amount)?|medicalsum)(rs|inr|usd)?$/,
  ],
  zone: [/^(zones?|region|destination)(name)?$/],
  term: [/^(policy)?(term|tenure|period)(inyears|years|yrs|indays|days)?$/, /^days$/],
  priceFor: [/^(price|premium|rate)s?(is|are)?(for|basis)$/, /^basis$/],
  premium: [
    /^(annual|yearly|gross|total|net)?premium(rs|inr)?$/,
    /^(filed)?(price|rate|premium)(rs|inr)?$/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

export type PlanField = keyof typeof names;

export const planFields = Object.keys(names) as PlanField[];

/** Equal on every row of a plan; the other columns belong to one rate. */
export const planLevelFields = [
  'insurer',
  'plan',
  'uin',
  'product',
  'approval',
  'approvedFrom',
  'approvedUntil',
  'comparison',
  'filedOn',
  'source',
  'featuresSource',
] as const satisfies readonly PlanField[];

export const planColumnNames: ColumnNames<PlanField> = {
  names,
  required: [
    ['insurer'],
    ['plan'],
    ['uin'],
    ['product'],
    ['approval'],
    ['approvedFrom'],
    ['approvedUntil'],
    ['filedOn'],
    ['source'],
    ['age', 'ageFrom'],
    ['sum'],
    ['term'],
    ['priceFor'],
    ['premium'],
  ],
};

/** "Feature: Waiting period" is the plan's text for the comparison row "Waiting period". */
export const featureHeader = /^\s*feature\s*:\s*(.+?)\s*$/i;
