/** Adds a number to the do-not-call list and removes it: two forms, the second one folded. */
import { Disclosure } from '@/components/ui/disclosure';
import { RequestForm } from './request-form';

export function DoNotCallForms({ page }: { page: string }) {
  return (
    <>
      <RequestForm kind="stop-calls" page={page} />
      <Disclosure id="allow-calls" summary="Allow calls again">
        <RequestForm kind="allow-calls" page={page} />
      </Disclosure>
    </>
  );
}
