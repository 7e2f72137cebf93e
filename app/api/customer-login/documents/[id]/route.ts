/** GET: one document of one's own, as a download. */
import { downloadDocument } from '@/lib/customer-login/download.server';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  return downloadDocument(headers, (await params).id);
}
