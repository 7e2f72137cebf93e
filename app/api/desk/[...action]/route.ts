/** Every handler of the desk: a new action is one more entry. To all others these paths are unknown. */
import { codeAction, sessionAction } from '@/lib/desk/code-sign-in.server';
import { deskRoute } from '@/lib/desk/desk-route.server';
import {
  exportConversionsAction,
  exportEventsAction,
  exportRecordsAction,
} from '@/lib/desk/export-actions.server';
import {
  discardListAction,
  loadListAction,
  undoListAction,
  uploadListAction,
} from '@/lib/desk/list-actions.server';
import {
  correctPersonAction,
  erasePersonAction,
  findPersonAction,
} from '@/lib/desk/people-actions.server';
import { signedInAction, signInAction } from '@/lib/desk/provider-sign-in.server';
import {
  allowCallsAction,
  answerAction,
  findAction,
  noteAction,
  openAction,
  stopCallerAction,
  withdrawAction,
} from '@/lib/desk/record-actions.server';
import { signOutAction } from '@/lib/desk/sign-in.server';
import { proveStopAction, stopCallsAction } from '@/lib/desk/stop-actions.server';

const answer = deskRoute([
  signInAction,
  signedInAction,
  codeAction,
  sessionAction,
  signOutAction,
  findAction,
  openAction,
  noteAction,
  answerAction,
  withdrawAction,
  stopCallerAction,
  allowCallsAction,
  uploadListAction,
  loadListAction,
  discardListAction,
  undoListAction,
  stopCallsAction,
  proveStopAction,
  findPersonAction,
  correctPersonAction,
  erasePersonAction,
  exportRecordsAction,
  exportConversionsAction,
  exportEventsAction,
]);

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
