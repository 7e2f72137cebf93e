/** Finds impossible opening hours. Source: schema.org, openingHours and OpeningHoursSpecification. */
import type { JsonNode, ValueFault } from './structured-nodes.ts';

const days =
  /^(?:https?:\/\/schema\.org\/)?(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|PublicHolidays)$/;
const time = String.raw`(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?`;
const oneTime = new RegExp(`^${time}(?:Z|[+-]\\d\\d:\\d\\d)?$`);
/** The days and times of openingHours, with the extensions of OpenStreetMap. */
const pieces = new RegExp(
  String.raw`\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)\b|\b${time}\s*[-–]\s*${time}(?!\d)|24/7|\b(?:off|closed)\b`,
  'giu',
);

export function findHoursFaults(node: JsonNode): ValueFault[] {
  const faults: ValueFault[] = [];
  for (const name of ['opens', 'closes'])
    if (typeof node[name] === 'string' && !oneTime.test(String(node[name])))
      faults.push([name, `is ${JSON.stringify(node[name])}`]);
  for (const day of [node.dayOfWeek].flat())
    if (typeof day === 'string' && !days.test(day))
      faults.push(['dayOfWeek', `is ${JSON.stringify(day)}`]);
  for (const hours of [node.openingHours].flat())
    if (typeof hours === 'string' && !isOpeningHours(hours))
      faults.push(['openingHours', `is ${JSON.stringify(hours.slice(0, 60))}`]);
  return faults;
}

/** Only separators of days and times are left over. */
function isOpeningHours(text: string): boolean {
  return /^[\s,;:–-]*$/.test(text.slice(0, 500).replace(pieces, ''));
}
