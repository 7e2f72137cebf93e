/** Every handler of the desk: a new action is one more entry. To all others these paths are unknown. */
import { enterDeskCode, requestDeskCode } from '@/lib/desk/code-sign-in.server';
import { deskRoute } from '@/lib/desk/desk-route.server';
import { exportCalls, exportClicks, exportTrail } from '@/lib/desk/export-actions.server';
import { discardList, loadList, undoList, uploadList } from '@/lib/desk/list-actions.server';
import {
  correctPersonPosted,
  erasePersonPosted,
  findPerson,
} from '@/lib/desk/people-actions.server';
import { finishWithProvider, startWithProvider } from '@/lib/desk/provider-sign-in.server';
import {
  allowCallsAction,
  answerAction,
  findAction,
  noteAction,
  openAction,
  stopCallerAction,
  withdrawAction,
} from '@/lib/desk/record-actions.server';
import { signOut } from '@/lib/desk/sign-in.server';
import { proveStopped, stopCalls } from '@/lib/desk/stop-actions.server';

const answer = deskRoute([
  startWithProvider,
  finishWithProvider,
  requestDeskCode,
  enterDeskCode,
  signOut,
  findAction,
  openAction,
  noteAction,
  answerAction,
  withdrawAction,
  stopCallerAction,
  allowCallsAction,
  uploadList,
  loadList,
  discardList,
  undoList,
  stopCalls,
  proveStopped,
  findPerson,
  correctPersonPosted,
  erasePersonPosted,
  exportCalls,
  exportClicks,
  exportTrail,
]);

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
