/** The id of a field's control: "get-a-call-panel-time-slot". */
export function callBackFieldId(idPrefix: string, name: string): string {
  return `${idPrefix}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
