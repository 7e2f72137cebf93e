/** Recipients of a complaint: the choices of the form and of its URL. */

export const complaintTargets = [
  { value: 'insurer', label: 'The insurer' },
  { value: 'us', label: 'Us, the broker' },
  { value: 'bima-bharosa', label: 'Bima Bharosa (IRDAI)' },
  { value: 'ombudsman', label: 'The Insurance Ombudsman' },
] as const;

export type ComplaintTarget = (typeof complaintTargets)[number]['value'];

export function isComplaintTarget(text: string): text is ComplaintTarget {
  return complaintTargets.some(({ value }) => value === text);
}
