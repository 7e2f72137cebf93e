/** The query of the page as hidden inputs: a GET form would otherwise drop it. */
export function HiddenQuery({ search }: { search: string }) {
  return [...new URLSearchParams(search)].map(([name, value], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice
    <input key={place} type="hidden" name={name} value={value} />
  ));
}
