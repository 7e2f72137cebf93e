/**
 * Every handler of the desk: a new action is one more entry. Clients that may not see the desk get the reply of an
 * unknown path.
 */
import { deskRoute } from '@/lib/desk/desk-route.server';
import { proveStopAction, stopCallsAction } from '@/lib/desk/do-not-call/stop-actions.server';
import {
  exportConversionsAction,
  exportEventsAction,
  exportRecordsAction,
} from '@/lib/desk/export/export-actions.server';
import {
  discardListAction,
  loadListAction,
  readListAgainAction,
  undoListAction,
  uploadListAction,
} from '@/lib/desk/lists/list-actions.server';
import {
  correctPersonAction,
  erasePersonAction,
  findPersonAction,
} from '@/lib/desk/people/people-actions.server';
import {
  correctPolicyAction,
  deleteDocumentAction,
  restorePolicyAction,
  withdrawPolicyAction,
} from '@/lib/desk/records/policy-actions.server';
import {
  answerAction,
  findAction,
  noteAction,
  openAction,
  stopCallerAction,
  withdrawAction,
} from '@/lib/desk/records/record-actions.server';
import { codeAction, sessionAction } from '@/lib/desk/sign-in/code-sign-in.server';
import { signedInAction, signInAction } from '@/lib/desk/sign-in/provider-sign-in.server';
import { signOutAction, signOutEverywhereAction } from '@/lib/desk/sign-in/sign-in.server';

const handle = deskRoute([
  signInAction,
  signedInAction,
  codeAction,
  sessionAction,
  signOutAction,
  signOutEverywhereAction,
  findAction,
  openAction,
  noteAction,
  answerAction,
  withdrawAction,
  stopCallerAction,
  withdrawPolicyAction,
  restorePolicyAction,
  correctPolicyAction,
  deleteDocumentAction,
  uploadListAction,
  readListAgainAction,
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

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
