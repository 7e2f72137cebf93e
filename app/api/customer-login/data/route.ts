/** GET: a copy of what is held about whoever is signed in. */
import { downloadData } from '@/lib/customer-login/download.server';

export const dynamic = 'force-dynamic';

export function GET({ headers }: Request): Promise<Response> {
  return downloadData(headers);
}
