/** The calendar files of plans and calls. A link on a Hindi page asks for the file in Hindi. */
export const calendarPath = '/api/calendar';
const languageField = 'lang';
const hindiMark = `&${languageField}=hi`;

export function calendarHref(key: string, search: string): string {
  return `${calendarPath}?for=${key}&${search}`;
}

/** @param href has a query: a file is of a plan or a call */
export function hindiCalendarHref(href: string): string {
  return href.endsWith(hindiMark) ? href : `${href}${hindiMark}`;
}

export function isHindiCalendar(query: URLSearchParams): boolean {
  return query.get(languageField) === 'hi';
}
