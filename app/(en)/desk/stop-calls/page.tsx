/** Numbers that want no calls: stop one, prove an entry, load the broker's own list. */

import { DeskPage } from '@/components/desk/desk-page';
import {
  DoNotCallCounts,
  DoNotCallEntry,
  DoNotCallUpload,
  StopNumbers,
} from '@/components/desk/do-not-call-list';
import { TellCallers } from '@/components/desk/tell-callers';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskStopCallsPath, keyShape } from '@/lib/desk/desk-paths';
import { requireStaff } from '@/lib/desk/require-staff.server';
import { hasRole } from '@/lib/desk/sign-in/desk-sessions.server';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'Stop calls, desk' } };

export default async function StopCallsPage(props: PageProps) {
  const query = await props.searchParams;
  const message = parseDeskMessage(firstValue(query, 'message'));
  const desk = await requireStaff('desk', message);
  const key = firstValue(query, 'who');
  const typed = firstValue(query, 'tell', 400);
  return (
    <DeskPage heading="Stop calls" here={deskStopCallsPath} desk={desk} message={message}>
      {keyShape.test(key) && <DoNotCallEntry desk={desk} stopKey={key} />}
      <TellCallers typed={typed} />
      <StopNumbers desk={desk} />
      <DoNotCallCounts desk={desk} />
      {hasRole(desk.staffMember, 'manager') && <DoNotCallUpload desk={desk} />}
    </DeskPage>
  );
}
