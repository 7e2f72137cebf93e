import { type RequestKind, requestKinds } from '../content/requests/request-kinds.ts';
import { formatDate } from '../dates/format-date.ts';

/** The submitted fields, in the order and words of the form. */
export function readableFields(
  kind: RequestKind,
  fields: Readonly<Record<string, string>>,
): { name: string; label: string; text: string; isLong: boolean }[] {
  return requestKinds[kind].fields.flatMap(({ name, label, type, options }) => {
    const value = fields[name];
    if (!value) return [];
    const option = options?.find((each) => each.value === value)?.label;
    const isDate = type === 'date' || type === 'past-date';
    const text = option ?? (isDate ? formatDate(value) : value);
    return [{ name, label, text, isLong: type === 'long-text' }];
  });
}
