/** Names of the kinds of hospital within a sentence. */
import { upperFirst } from '@/lib/text/words';
import type { HospitalKind } from '@/lib/tools/hospitals/text/hospital-kinds';

const names: Readonly<Record<HospitalKind, string>> = {
  eye: 'eye hospital',
  dental: 'dental hospital',
  heart: 'heart hospital',
  kidney: 'kidney hospital',
  bone: 'bone hospital',
  child: 'children’s hospital',
  women: 'women’s or maternity hospital',
  ent: 'ear, nose and throat hospital',
  skin: 'skin hospital',
  mind: 'mental health hospital',
  cancer: 'cancer hospital',
  ivf: 'IVF or fertility centre',
};

/** Options of the select. */
export const kindOptions = Object.entries(names).map(([value, name]) => ({
  value,
  label: upperFirst(name),
}));

export function kindName(kind: HospitalKind | null): string {
  return kind ? names[kind] : 'hospital';
}
