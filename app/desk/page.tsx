/** Today at the desk. */
import { DeskPage } from '@/components/desk/desk-page';
import { parseDeskProblem } from '@/lib/desk/desk-paths';
import { requireWorker } from '@/lib/desk/require-worker.server';
import { firstValue, type PageProps } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

export default async function TodayPage(props: PageProps) {
  const desk = await requireWorker('desk');
  const problem = parseDeskProblem(firstValue(await props.searchParams, 'problem'));
  return (
    <DeskPage heading="Today" desk={desk} problem={problem}>
      <p>Good day, {desk.worker.worker}.</p>
    </DeskPage>
  );
}
