/** Posts of the page of stopped calls. */
import 'server-only';
import { parseMobile } from '../input/mobile.ts';
import { ImportProblem } from '../spreadsheets/import-problem.ts';
import { mobileKey } from '../store/field-encryption.server.ts';
import { actorOf, deskAction, postedText, problemReply } from './desk-action.server.ts';
import { deskStopCallsPath, maxStopListBytes, personPath } from './desk-paths.ts';
import { importStopList, proveStop, stopNumber } from './stop-list.server.ts';
import { deleteUpload, keepUpload, readUpload } from './waiting-upload.server.ts';

const page = deskStopCallsPath;

export const stopCalls = deskAction({
  name: 'stop-calls',
  role: 'desk',
  parse: ({ fields }) => parseNumber(fields),
  run: async (mobile, { services, worker }) => {
    const outcome = await stopNumber(services, actorOf(worker), mobile);
    const told = outcome.kind === 'stopped' ? outcome.mayBeCalled : [];
    const key = mobileKey(services.encryption, mobile);
    return { outcome: 'stopped', page: personPath(page, key, 'stop-done', told) };
  },
});

export const proveStopped = deskAction({
  name: 'prove-stop',
  role: 'desk',
  parse: ({ fields }) => parseNumber(fields),
  run: async (mobile, { services, worker }) => {
    await proveStop(services, actorOf(worker), mobile);
    const key = mobileKey(services.encryption, mobile);
    return { outcome: 'proved', page: personPath(page, key, 'stop-proved') };
  },
});

/** Changes nothing: the page shows what the import would do, and asks. */
export const checkStopList = deskAction({
  name: 'check-stop-list',
  role: 'manager',
  maxUploadBytes: maxStopListBytes,
  parse: ({ files }) =>
    files.list && files.list.bytes.length > 0
      ? { kind: 'valid', submission: files.list }
      : { kind: 'invalid', ...problemReplyPage('stop-no-file') },
  run: async (file, { services, worker }) => {
    const id = keepUpload(services, worker, file);
    return { outcome: 'uploaded', page: `${page}?upload=${id}` };
  },
});

export const importStopped = deskAction({
  name: 'import-stop-list',
  role: 'manager',
  parse: ({ fields }) => ({ kind: 'valid', submission: postedText(fields.upload) }),
  run: async (id, { services, worker }) => {
    const upload = readUpload(services, worker, id);
    if (!upload) return problemReply('stop-file-over', page);
    try {
      const { name, bytes: file } = upload;
      await importStopList(services, actorOf(worker), { file, name, isDryRun: false });
    } catch (error) {
      if (error instanceof ImportProblem) return problemReply('stop-file-wrong', page);
      throw error;
    }
    deleteUpload(services, id);
    return problemReply('stop-imported', page);
  },
});

function parseNumber(fields: Record<string, unknown>) {
  const mobile = parseMobile(postedText(fields.mobile));
  return mobile
    ? ({ kind: 'valid', submission: mobile } as const)
    : ({ kind: 'invalid', ...problemReplyPage('stop-no-mobile') } as const);
}

function problemReplyPage(outcome: 'stop-no-file' | 'stop-no-mobile') {
  return { outcome, page: `${page}?problem=${outcome}` };
}
