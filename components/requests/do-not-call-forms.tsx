/** Takes a number off, and back on: two forms, the second one closed until it is wanted. */
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
