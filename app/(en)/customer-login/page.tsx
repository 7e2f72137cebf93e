/** Customer login: sign in with a code, and other places to get a copy of a policy. */
import { LoginPage } from '@/components/customer-login/login-page';
import { pageMetadata } from '@/lib/publishing/metadata';

export const metadata = pageMetadata('/customer-login');

export default function CustomerLoginPage() {
  return <LoginPage />;
}
