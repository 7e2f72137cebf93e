/** Insurers’ own sites by kind, each list closed until it is wanted. */
import { InsurerLinks } from '@/components/sections/insurer-links';
import { Disclosure } from '@/components/ui/disclosure';
import { insurerGroups } from '@/lib/tools/insurers/insurer-groups';

export function InsurerSites() {
  return insurerGroups.map(({ kind, name }) => (
    <Disclosure key={kind} summary={name}>
      <InsurerLinks kinds={[kind]} />
    </Disclosure>
  ));
}
