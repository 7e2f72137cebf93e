/** A function that makes a value once for each object, and keeps it as long as the object exists. */
export function memoize<Source extends object, Value>(make: (source: Source) => Value) {
  const made = new WeakMap<Source, { value: Value }>();
  return (source: Source): Value => {
    const known = made.get(source) ?? { value: make(source) };
    made.set(source, known);
    return known.value;
  };
}
