/** GET: the dates of a plan as a calendar file. A plain link leads here, so it works without JavaScript. */
import { hindi } from '@/components/hindi/hindi';
import { siteOrigin } from '@/lib/config/broker.server';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { downloadHeaders } from '@/lib/http/download-headers';
import { handleRequest, jsonResponse } from '@/lib/http/handle-request.server';
import { isHindiCalendar } from '@/lib/site/tool-paths';
import { findCalendar } from '@/lib/tools/calendars/find-calendar';
import { calendarFile } from '@/lib/tools/dated-plan/calendar-file';

export const dynamic = 'force-dynamic';

/** Twice the length of our longest links. */
const maxQueryLength = 600;

export function GET(request: Request): Promise<Response> {
  return handleRequest('calendar', async () => {
    const { search, searchParams } = new URL(request.url);
    const now = new Date();
    const translate = isHindiCalendar(searchParams) ? hindi.translate : undefined;
    const calendar =
      search.length <= maxQueryLength ? findCalendar(searchParams, nowInIndia(now)) : null;
    if (!calendar) {
      const message = 'This link has no dates we can read. Please go back and choose them again.';
      return { response: jsonResponse(400, { message }), outcome: 'unreadable' };
    }
    const host = new URL(siteOrigin()).hostname;
    const headers = downloadHeaders('text/calendar; charset=utf-8', `${calendar.fileName}.ics`);
    const text = calendarFile({ events: calendar.events, host, now, translate });
    return { response: new Response(text, { headers }), outcome: 'offered' };
  });
}
