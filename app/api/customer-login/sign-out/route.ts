/** POST: signs this browser out, or the one that `session` names. */
import { postSignOut } from '@/lib/customer-login/post-sign-out.server';

export const POST = postSignOut;
