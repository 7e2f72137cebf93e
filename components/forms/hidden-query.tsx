/** What the page's own address has asked already, so that a GET form below it keeps it. */
export function HiddenQuery({ search }: { search: string }) {
  return [...new URLSearchParams(search)].map(([name, value], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice
    <input key={place} type="hidden" name={name} value={value} />
  ));
}
