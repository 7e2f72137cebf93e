/** The response to an unknown path below /api/. The desk sends the same bytes to everybody who may not see it. */
import 'server-only';
import { jsonResponse } from './handle-request.server.ts';

export function unknownApiPath(): Response {
  return jsonResponse(404, { message: 'There is nothing here.' });
}
