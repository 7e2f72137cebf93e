/** Every handler of the desk: a new action is one more entry. To all others these paths are unknown. */
import { deskRoute } from '@/lib/desk/desk-route.server';
import { signInHandlers } from '@/lib/desk/sign-in.server';

const answer = deskRoute([...signInHandlers]);

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
