/** A srcset as the HTML Standard splits it: a URL up to white space, then its width or density up to a comma. */
type SrcsetSource = { url: string; descriptor: string };

/** Commas may stand in URLs, and end one only with what follows. */
export function parseSrcset(srcset: string): SrcsetSource[] {
  const sources: SrcsetSource[] = [];
  for (let rest = srcset; ; ) {
    const [whole = '', url = ''] = /^[\s,]*(\S+)/.exec(rest) ?? [];
    if (!url) return sources;
    rest = rest.slice(whole.length);
    const [said = ''] = url.endsWith(',') ? [] : (/^[^,]*,?/.exec(rest) ?? []);
    rest = rest.slice(said.length);
    sources.push({ url: url.replace(/,+$/, ''), descriptor: said.replace(',', '').trim() });
  }
}

/** What browsers pass over: a descriptor that is none, or one by width beside one by density. */
export function isMalformedSrcset(srcset: string): boolean {
  const descriptors = parseSrcset(srcset).map(({ descriptor }) => descriptor);
  const widths = descriptors.filter((said) => /^\d+w(?:\s+\d+h)?$/.test(said)).length;
  const densities = descriptors.filter((said) => /^(?:|(?:\d+|\d*\.\d+)x)$/.test(said)).length;
  const all = descriptors.length;
  return widths + densities < all || (widths > 0 && densities > 0);
}
