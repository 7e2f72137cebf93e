/** GET ?q=: places and hospitals that begin like what was typed, at most eight. */

import { handle, json } from '@/lib/http/handle.server';
import { cachedIndex } from '@/lib/tools/hospitals/index/cached-index.server';
import { suggestHospitals } from '@/lib/tools/hospitals/suggest-hospitals';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return handle('hospital suggestions', async () => {
    const typed = new URL(request.url).searchParams.get('q') ?? '';
    const suggestions = suggestHospitals(await cachedIndex(), typed.slice(0, 1000));
    const response = json(200, suggestions, { 'Cache-Control': 'public, max-age=60' });
    return { response, outcome: 'answered' };
  });
}
