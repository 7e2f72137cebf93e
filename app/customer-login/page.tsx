/** Customer login: sign in with a code, and where else a copy of a policy is. */
import { LoginPage } from '@/components/customer-login/login-page';
import { pageMetadata } from '@/lib/publishing/metadata';

export const metadata = pageMetadata('/customer-login');

export default function CustomerLoginPage() {
  return <LoginPage />;
}
