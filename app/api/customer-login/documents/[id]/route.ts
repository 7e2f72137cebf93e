/** GET: downloads one document of the signed-in customer. */
import { downloadDocument } from '@/lib/policies/customer-login/download.server';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  return downloadDocument(headers, (await params).id);
}
