/** Whether a visitor, or a browser that keeps what was typed, has given this field another value than the page did. */
export function isFilledIn(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  }
  return field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false;
}
