/** Where a product's page and its tools offer a call, or say how else to ask where no call can be had. */
import { CallBackPanel } from '@/components/sections/call-back-panel';
import type { Route } from '@/lib/site/find-route';
import { WriteToUsForm } from './write-to-us-form';

type ProductContactProps = {
  route: Route;
  /** Where the form stands, if not on the product's own page. */
  page?: string;
};

export function ProductContact({ route, page = route.path }: ProductContactProps) {
  return route.hasCallBackForm ? (
    <CallBackPanel page={page} productCode={route.productCode} />
  ) : (
    <WriteToUsForm route={route} page={page} />
  );
}
