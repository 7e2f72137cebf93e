/** A posted text; "" when it is missing, or a JSON value of another type. */
export function readTextField(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : '';
  return typeof value === 'string' ? value : '';
}
