/** A path below the desk that has no page leads to its first page. */
import { redirect } from 'next/navigation';
import { deskPath } from '@/lib/desk/desk-paths';
import { requireWorker } from '@/lib/desk/require-worker.server';

export const dynamic = 'auto';

export default async function UnknownDeskPage() {
  await requireWorker('desk');
  redirect(deskPath);
}
