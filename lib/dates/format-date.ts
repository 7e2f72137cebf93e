/** "2027-05-10" as "10 May 2027", "2026-07" as "July 2026", "2024" as it is. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  if (!year || !month) return iso;
  return new Intl.DateTimeFormat('en-IN', {
    year: 'numeric',
    month: 'long',
    day: day ? 'numeric' : undefined,
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, day ?? 1));
}
