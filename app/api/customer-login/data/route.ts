/** GET: a copy of the data held about the signed-in customer. */
import { downloadData } from '@/lib/policies/customer-login/download.server';

export const dynamic = 'force-dynamic';

export function GET({ headers }: Request): Promise<Response> {
  return downloadData(headers);
}
