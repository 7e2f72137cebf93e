/**
 * Answers 404 to unknown API paths. Next's own not-found page would add its policy to the API's, and both would apply.
 */
import { jsonResponse } from '@/lib/http/handle.server';

function answer(): Response {
  return jsonResponse(404, { message: 'There is nothing here.' });
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
