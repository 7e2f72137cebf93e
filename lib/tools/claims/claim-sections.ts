/** The sections of a claim's answer and their fragment ids. */

export type ClaimSectionId = 'now' | 'tell' | 'dates' | 'papers' | 'letter' | 'refused';

export const claimSections: readonly { id: ClaimSectionId; label: string; heading: string }[] = [
  { id: 'now', label: 'Do now', heading: 'Do this next' },
  { id: 'tell', label: 'Tell', heading: 'Who to tell' },
  { id: 'dates', label: 'Dates', heading: 'Your dates' },
  { id: 'papers', label: 'Papers', heading: 'Papers to collect' },
  { id: 'letter', label: 'Letter', heading: 'A letter that tells them' },
  { id: 'refused', label: 'Refused', heading: 'If it is refused, cut or delayed' },
];

export function sectionHeading(id: ClaimSectionId): string {
  return claimSections.find((part) => part.id === id)?.heading ?? '';
}
