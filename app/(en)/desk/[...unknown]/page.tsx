/** A path below the desk that has no page leads to its first page. */
import { redirect } from 'next/navigation';
import { deskPath } from '@/lib/desk/desk-paths';
import { requireStaff } from '@/lib/desk/require-staff.server';

export const dynamic = 'auto';

export default async function UnknownDeskPage() {
  await requireStaff('desk');
  redirect(deskPath);
}
