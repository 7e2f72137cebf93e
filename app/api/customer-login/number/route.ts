/** POST: shows the number of one's own policy. */
import { postNumber } from '@/lib/customer-login/post-number.server';

export const POST = postNumber;
