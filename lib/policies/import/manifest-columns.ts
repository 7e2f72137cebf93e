/** Column names in the lists of operations desks. */
import { findNamedColumns, type NamedColumns } from '../../imports/spreadsheets/named-columns.ts';

/** Letters and digits of the header, in lower case; preferred names first. */
const names = {
  insurer: [/^(insurers?|insurance(company|co)?|company|insco)(name)?$/],
  number: [/^(policy|certificate|coi)(no|number|num)$/, /^policy$/],
  product: [/^(policy)?(product|plan|scheme)(name|type)?$/, /^policyname$/],
  kind: [/^(lob|lineofbusiness|class|category|department|policytype|kind)$/],
  holder: [
    /^(insured|customer|client|policyholder|lifeassured|member|insuredperson|primaryinsured)s?(name)?$/,
    /^name$/,
  ],
  proposer: [/^proposers?(name)?$/],
  secondHolder: [/^(second|joint|2nd|other)(policy)?(holder|insured)s?(name)?$/],
  mobile: [
    /^(insured|customer|client|proposer|registered|holder|policyholder)?s?(mobile|mob|phone|contact|cell|whatsapp)(no|number|num)?1?$/,
  ],
  secondMobile: [
    /^(second|joint|2nd|alternate|other)(holder)?(mobile|mob|phone|contact)(no|number)?$/,
    /^(mobile|mob|phone|contact)(no|number)?2$/,
  ],
  email: [
    /^(insured|customer|client|proposer|registered|holder|policyholder)?s?e?mail(id|address)?$/,
  ],
  covered: [
    /^(vehicle)?(vehicle|registration|regn|reg)(no|number)$/,
    /^(members|memberscovered|insuredmembers|coveredmembers|vehicle|covered)$/,
  ],
  sumInsured: [/^(total)?(sum(insured|assured)|idv|si|coveramount|insureddeclaredvalue)(rs|inr)?$/],
  from: [
    /^(risk|policy|cover|coverage|insurance|period|valid)?(start|inception|commencement|from|effective)(date|from)?$/,
  ],
  to: [
    /^(risk|policy|cover|coverage|insurance|period|valid)?(end|expiry|expires|expiration|to|till|upto|until|maturity|renewal)(date|on)?$/,
    /^(policy)?(renewaldue|due)(date|on)?$/,
  ],
  premium: [
    /^(total|gross)?premium(incl|including|inclusive|with)(of)?(gst|tax|taxes)(rs|inr)?$/,
    /^(total|gross|final)?premium(paid|amount)?(rs|inr)?$/,
  ],
  file: [/^(document|file|pdf|doc|attachment)(file|name|filename|path)?$/],
  documentKind: [/^(document|doc)(type|kind)$/],
  documentTitle: [/^(document|doc)(title|description)$/],
} as const satisfies Record<string, readonly RegExp[]>;

export type ManifestField = keyof typeof names;
export type ManifestColumns = NamedColumns<ManifestField>;

/** Finding a policy needs one of the two. */
const required = [['number'], ['holder'], ['from'], ['to'], ['mobile', 'email']] as const;

/** @param map field to column name: overrides the header. */
export function findManifestColumns(
  rows: readonly (readonly string[])[],
  map: ReadonlyMap<string, string>,
): ManifestColumns {
  return findNamedColumns({ names, required }, rows, map);
}
