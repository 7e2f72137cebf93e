/** Where a product's page and its tools offer a call, or say how else to ask where no call can be had. */
import { CallBackPanel } from '@/components/sections/call-back-panel';
import type { Route } from '@/lib/site/find-route';
import { WriteToUsForm } from './write-to-us-form';

export function ProductContact({ route }: { route: Route }) {
  return route.hasCallBackForm ? (
    <CallBackPanel page={route.path} productCode={route.productCode} />
  ) : (
    <WriteToUsForm route={route} />
  );
}
