/** The question of a form that lacks one answer only. */

/** @returns that of the field which was left out, where nothing else is wrong; empty where there is none. */
export function questionForMissing<Name extends string>(
  errors: Readonly<Partial<Record<Name, string>>>,
  textOf: (name: Name) => string,
  questions: Readonly<Partial<Record<Name, string>>>,
): { question?: string } {
  const [name, ...others] = Object.keys(errors) as Name[];
  if (name === undefined || others.length > 0 || textOf(name) !== '') return {};
  const question = questions[name];
  return question ? { question } : {};
}
