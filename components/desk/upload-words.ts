/** What became of an uploaded list, and which list it is, in words. */
import { formatDate } from '@/lib/dates/format-date';
import type { ListUpload } from '@/lib/desk/lists/list-uploads.server';
import { countText } from '@/lib/text/words';

const shown = 'In force. The site shows it within a minute.';
const inForceTexts = {
  hospitals: shown,
  plans: shown,
  policies: shown,
  'stop-list': 'In force. The numbers are on the list.',
} as const;

/** `short`: for the list of uploads. */
export function uploadStates({ kind, state, isStopped, message, report }: ListUpload) {
  if (isStopped) {
    const title =
      state === 'reading'
        ? 'Reading stopped half way. Nothing was changed. Discard the file and upload it again.'
        : 'Loading stopped half way. Nothing was changed. Put it in force again.';
    return { short: 'stopped half way', title, isRunning: false };
  }
  switch (state) {
    case 'reading':
      return { short: 'being read', title: 'Being read', isRunning: true };
    case 'read':
      return {
        short: 'waits for you',
        title: report
          ? 'Read. Nothing is changed yet.'
          : 'The file does not say whose list it is, or of which day. Nothing is changed yet.',
        isRunning: false,
      };
    case 'refused':
      return { short: 'refused', title: 'Refused. Nothing was changed.', isRunning: false };
    case 'loading':
      return { short: 'being loaded', title: 'Being loaded', isRunning: true };
    case 'loaded':
      return {
        short: 'was put in force',
        title: message ?? inForceTexts[kind],
        isRunning: false,
      };
  }
}

export function detailsText({ kind, options, list, documents }: ListUpload): string {
  const { insurer, asOf, listKind } = options;
  const says = { network: 'cashless', excluded: 'these hospitals are excluded' };
  const files =
    documents.length > 0 ? ` and ${countText(documents.length, 'file')} of documents` : '';
  return [
    ...(insurer ? [insurer] : []),
    ...(kind === 'hospitals' && listKind ? [says[listKind]] : []),
    ...(asOf ? [`list of ${formatDate(asOf)}`] : []),
    `${list.name}${files}`,
  ].join(', ');
}
