/** "12.5%": a share of the drawing's width, short enough not to weigh on the page. */
export function perCent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
