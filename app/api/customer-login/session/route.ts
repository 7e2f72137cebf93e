/** POST: signs in with the code that this browser requested. */
import { postSession } from '@/lib/policies/customer-login/post-session.server';

export const POST = postSession;
