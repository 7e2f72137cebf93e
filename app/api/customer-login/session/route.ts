/** POST: signs in with the code that this browser asked for. */
import { postSession } from '@/lib/customer-login/post-session.server';

export const POST = postSession;
