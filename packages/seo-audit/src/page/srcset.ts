/** Parses a srcset as the HTML Standard does: a URL up to white space, then its width or density up to a comma. */
type SrcsetSource = { url: string; descriptor: string };

/** URLs may contain commas; a trailing comma ends the URL. */
export function parseSrcset(srcset: string): SrcsetSource[] {
  const sources: SrcsetSource[] = [];
  for (let rest = srcset; ; ) {
    const [whole = '', url = ''] = /^[\s,]*(\S+)/.exec(rest) ?? [];
    if (!url) return sources;
    rest = rest.slice(whole.length);
    const [descriptor = ''] = url.endsWith(',') ? [] : (/^[^,]*,?/.exec(rest) ?? []);
    rest = rest.slice(descriptor.length);
    sources.push({ url: url.replace(/,+$/, ''), descriptor: descriptor.replace(',', '').trim() });
  }
}

/** Candidates that browsers ignore: an invalid descriptor, or a width beside a density. */
export function isMalformedSrcset(srcset: string): boolean {
  const descriptors = parseSrcset(srcset).map(({ descriptor }) => descriptor);
  const widths = descriptors.filter((one) => /^\d+w(?:\s+\d+h)?$/.test(one)).length;
  const densities = descriptors.filter((one) => /^(?:|(?:\d+|\d*\.\d+)x)$/.test(one)).length;
  const all = descriptors.length;
  return widths + densities < all || (widths > 0 && densities > 0);
}
