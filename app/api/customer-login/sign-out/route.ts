/** POST: signs out this browser, or the session named by `session`. */
import { postSignOut } from '@/lib/policies/customer-login/post-sign-out.server';

export const POST = postSignOut;
