/** POST: shows the number of one of the customer's own policies. */
import { postNumber } from '@/lib/policies/customer-login/read-own-policies.server';

export const POST = postNumber;
