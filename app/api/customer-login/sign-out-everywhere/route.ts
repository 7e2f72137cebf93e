/** POST: signs out every browser of whoever is signed in here. */
import { postSignOutEverywhere } from '@/lib/customer-login/post-sign-out.server';

export const POST = postSignOutEverywhere;
