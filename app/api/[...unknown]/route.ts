/**
 * Answers 404 to unknown API paths. Next's own not-found page would add its policy to the API's, and both would apply.
 */
import { unknownApiPath } from '@/lib/http/handle-request.server';

export {
  unknownApiPath as DELETE,
  unknownApiPath as GET,
  unknownApiPath as PATCH,
  unknownApiPath as POST,
  unknownApiPath as PUT,
};
