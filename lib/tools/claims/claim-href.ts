/**
 * The URL of a claim's answer: the kind, the answer to its question, the dates. Nothing else is allowed in it: no name,
 * no number.
 */
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { type DateShortcut, dateShortcutField } from '../../input/date-shortcuts.ts';
import { answerPath } from '../../site/tool-paths.ts';
import { claimPath } from '../../site/tool-routes.ts';
import { type ClaimEventTimes, claimEventsOf, eventFieldName } from './claim-events.ts';

export function claimHref(type: ClaimType, eventTimes: ClaimEventTimes = {}): string {
  const search = claimSearch(type, eventTimes);
  const path = claimPath(type.id);
  return search ? `${answerPath(path)}?${search}` : path;
}

/**
 * The answer for a day that a word names: a link of the prerendered guide, which knows no day. The answer leads on to
 * the address that names the date.
 */
export function claimHrefOnDay(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
  day: DateShortcut,
): string {
  const query = [claimSearch(type, eventTimes), `${dateShortcutField}=${day}`];
  return `${answerPath(claimPath(type.id))}?${query.filter(Boolean).join('&')}`;
}

/** The answer to the kind's question and the dates, as in the URL. */
export function claimSearch(type: ClaimType, eventTimes: ClaimEventTimes): string {
  const parameters = claimEventsOf(type).flatMap(({ id }): [string, string][] => {
    const dateTime = eventTimes[id];
    if (!dateTime) return [];
    const { date, time } = dateTime;
    if (id !== 'happened') return [[eventFieldName(id), time ? `${date}T${time}` : date]];
    return [['date', date], ...(time ? [['time', time] as [string, string]] : [])];
  });
  const answer: [string, string][] =
    type.question && type.answer ? [[type.question.name, type.answer]] : [];
  return new URLSearchParams([...answer, ...parameters]).toString().replaceAll('%3A', ':');
}
