/** Values that nobody types, as hidden inputs. One is the query of the page: a GET form would otherwise drop it. */

type HiddenQueryProps = { search: ConstructorParameters<typeof URLSearchParams>[0] };

export function HiddenQuery({ search }: HiddenQueryProps) {
  return [...new URLSearchParams(search)].map(([name, value], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice
    <input key={place} type="hidden" name={name} value={value} />
  ));
}
