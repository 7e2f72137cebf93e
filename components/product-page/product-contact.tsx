/** Offers a call on a product's page and its tools, or the alternative where no call is possible. */
import { CallBackPanel } from '@/components/sections/call-back-panel';
import type { Route } from '@/lib/site/find-route';
import { WriteToUsForm } from './write-to-us-form';

type ProductContactProps = {
  route: Route;
  /** The page that has the form, if not the product's own. */
  page?: string;
};

export function ProductContact({ route, page = route.path }: ProductContactProps) {
  return route.hasCallBackForm ? (
    <CallBackPanel page={page} productCode={route.productCode} />
  ) : (
    <WriteToUsForm route={route} page={page} />
  );
}
