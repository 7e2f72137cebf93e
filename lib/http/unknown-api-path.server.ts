/** The answer to an unknown path below /api/: the desk gives it too, byte for byte, to everybody who may not see it. */
import 'server-only';
import { jsonResponse } from './handle-request.server.ts';

export function unknownApiPath(): Response {
  return jsonResponse(404, { message: 'There is nothing here.' });
}
