/** The imports name their command's options; a page has fields instead. */
export function optionsInWords(text: string): string {
  return text
    .replaceAll('--kind excluded takes', 'the kind “excluded” takes')
    .replaceAll('--kind excluded', 'upload it again as excluded hospitals')
    .replace(
      /or take that list out first: --remove --insurer "[^"]*"/,
      'or ask the engineer to remove that list',
    )
    .replace(/; --documents DIR says where/, ', and no documents were uploaded')
    .replace(/--map ([\w]+=COLUMN,[\w]+=COLUMN) says/, 'The field “Columns” with $1 says')
    .replace(/ \(--map field=COLUMN reads one\)/, '')
    .replace(' (--json)', '')
    .replaceAll('--map takes field=column', 'The field “Columns” takes field=column')
    .replaceAll('--map', 'the field “Columns”')
    .replaceAll('--insurer', 'the field “Insurer”');
}
