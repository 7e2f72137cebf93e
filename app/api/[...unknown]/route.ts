/**
 * Any path of the API that is none. Without this Next answers with the page of a missing page, whose policy then
 * stands beside that of the API, and both count.
 */
import { json } from '@/lib/http/handle.server';

function answer(): Response {
  return json(404, { message: 'There is nothing here.' });
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
