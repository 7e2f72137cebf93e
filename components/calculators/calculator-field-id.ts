export const calculatorFieldId = (id: string, field: string) => `${id}-${field}`;
