/** POST: signs the customer out in every browser. */
import { postSignOutEverywhere } from '@/lib/policies/customer-login/post-sign-out.server';

export const POST = postSignOutEverywhere;
